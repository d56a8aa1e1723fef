import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** The next time that this source would deal damage to them this turn. */
export interface PreventNextDamage {
  readonly do: 'preventNextDamage';
  readonly from: Reference;
  readonly to: Reference;
}

export const preventNextDamage = (from: Reference, to: Reference): PreventNextDamage => ({
  do: 'preventNextDamage',
  from,
  to,
});

const word: Word<PreventNextDamage> = {
  text: ({ from, to }, say) =>
    `the next time ${say.noun(from).text} would deal damage to ${say.noun(to).text} this turn, prevent that damage`,
  aim: ({ to }) => to,
};
export default word;
