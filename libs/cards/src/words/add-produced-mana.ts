import type { Reference } from '../language.ts';
import { ownPossessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/**
 * One mana of a type that what was tapped for mana has just produced (6ED 406.1e): in an ability that triggers on that.
 * Of several types its player chooses one.
 */
export interface AddProducedMana {
  readonly do: 'addProducedMana';
  readonly who: Reference;
}

export const addProducedMana = (who: Reference): AddProducedMana => ({
  do: 'addProducedMana',
  who,
});

const word: Word<AddProducedMana> = {
  text({ who }, say) {
    const noun = say.noun(who);
    const rest = `one mana of any type that was produced to ${ownPossessive(noun)} mana pool`;
    return who === 'you' ? `add ${rest}` : say.states(noun, 'add', rest);
  },
};
export default word;
