import { filterText } from '../filter-text.ts';
import type { Filter, Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** The next time that this source would deal damage to them this turn. */
export interface PreventNextDamage {
  readonly do: 'preventNextDamage';
  readonly from: Reference;
  readonly to: Reference;
  /** This player gains as much life as was prevented. */
  readonly lifeFor?: Reference;
  /** The text's own object deals as much to the controller of the source, if that is of this kind. */
  readonly backTo?: Filter;
}

export const preventNextDamage = (from: Reference, to: Reference): PreventNextDamage => ({
  do: 'preventNextDamage',
  from,
  to,
});

const word: Word<PreventNextDamage> = {
  text({ from, to, lifeFor, backTo }, say) {
    const damage = `${say.noun(from).text} would deal damage to ${say.noun(to).text} this turn`;
    const prevented = `the next time ${damage}, prevent that damage`;
    if (lifeFor !== undefined) {
      const noun = say.noun(lifeFor);
      const gains = noun.number === 'you' ? 'you gain' : `${noun.text} gains`;
      return `${prevented}, and ${gains} that much life`;
    }
    if (backTo === undefined) return prevented;
    const kind = filterText(backTo).replace(/ permanent$/u, '');
    return `${prevented}. If that source is ${kind}, ${say.self.text} deals that much damage to the source’s controller`;
  },
  aim: ({ to }) => to,
};
export default word;
