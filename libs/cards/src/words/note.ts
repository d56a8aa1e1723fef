import { amountText, type Amount } from '../amounts.ts';
import type { Effect, Effects } from '../language.ts';
import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A number as it is now, for later instructions; it may be noted again. */
export interface Note {
  readonly do: 'note';
  readonly amount: Amount;
  /** Bound to the number. */
  readonly as: string;
}

export const note = (amount: Amount, as: string): Note => ({ do: 'note', amount, as });

const word: Word<Note> = {
  text: ({ amount }, say) =>
    `note ${typeof amount === 'number' ? 'the number ' : ''}${amountText(amount, say)}`,
  // What is doubled with each repetition says so there.
  binds: (first, { next }) =>
    next?.do === 'repeat' && stakesOf(first, next.effect) !== null
      ? { name: first.as, noun: one('it'), isSaidLater: true }
      : { name: '', noun: one('it') },
};
export default word;

/**
 * Effects that are repeated with a number that is doubled each time: as they are at first; `null` where that isn't so.
 */
export function stakesOf(first: Effect | null, effects: Effects): Effects | null {
  const last = effects.at(-1);
  if (first?.do !== 'note' || last?.do !== 'note' || last.as !== first.as) return null;
  const stake = { bound: first.as };
  if (JSON.stringify(last.amount) !== JSON.stringify({ times: 2, of: stake })) return null;
  return effects.slice(0, -1).map((effect) => {
    const isStaked = 'amount' in effect && JSON.stringify(effect.amount) === JSON.stringify(stake);
    return isStaked ? { ...effect, amount: first.amount } : effect;
  });
}
