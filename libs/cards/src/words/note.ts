import { amountText, type Amount } from '../amounts.ts';
import type { Word } from '../say/word.ts';

/** A number as it is now, for later instructions; it may be noted again. */
export interface Note {
  readonly do: 'note';
  readonly amount: Amount;
  readonly as: string;
}

export const note = (amount: Amount, as: string): Note => ({ do: 'note', amount, as });

const word: Word<Note> = {
  text: ({ amount }, say) =>
    `note ${typeof amount === 'number' ? 'the number ' : ''}${amountText(amount, say)}`,
};
export default word;
