import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { ownPossessive } from '../say/noun.ts';
import { symbols } from '../say/symbols.ts';
import type { Word } from '../say/word.ts';

/** Puts mana into a player's pool (6ED 406.1). */
export interface AddMana {
  readonly do: 'addMana';
  /**
   * As `parseMana` reads it.
   * @pattern ^[WUBRGC]*$
   * @example RR
   */
  readonly mana: string;
  readonly times?: Amount;
  /** You, unless it says otherwise. */
  readonly who?: Reference;
}

export const addMana = (mana: string, times?: Amount): AddMana =>
  times === undefined ? { do: 'addMana', mana } : { do: 'addMana', mana, times };

export const addManaFor = (who: Reference, mana: string): AddMana => ({ do: 'addMana', mana, who });

const word: Word<AddMana> = {
  text({ mana, times, who = 'you' }, say) {
    const often = times === undefined ? '' : say.forEach(times);
    const noun = say.noun(who);
    const rest = `${symbols(mana)} to ${ownPossessive(noun)} mana pool${often}`;
    return who === 'you' ? `add ${rest}` : say.states(noun, 'add', rest);
  },
};
export default word;
