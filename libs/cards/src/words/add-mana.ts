import type { Amount } from '../amounts.ts';
import { symbols } from '../say/symbols.ts';
import type { Word } from '../say/word.ts';

/** Puts mana into the controller's pool (6ED 406.1). */
export interface AddMana {
  readonly do: 'addMana';
  /**
   * As `parseMana` reads it.
   * @pattern ^[WUBRGC]*$
   * @example RR
   */
  readonly mana: string;
  readonly times?: Amount;
}

export const addMana = (mana: string, times?: Amount): AddMana =>
  times === undefined ? { do: 'addMana', mana } : { do: 'addMana', mana, times };

const word: Word<AddMana> = {
  text: ({ mana, times }, say) =>
    `add ${symbols(mana)} to your mana pool${times === undefined ? '' : say.forEach(times)}`,
};
export default word;
