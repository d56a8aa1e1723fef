import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** From permanents, or from players; as many as there are, at most. */
export interface RemoveCounters {
  readonly do: 'removeCounters';
  readonly what: Reference;
  readonly counter: string;
  readonly amount: Amount | 'all';
  /** Bound to how many were removed. */
  readonly as?: string;
}

export const removeCounters = (
  what: Reference,
  counter: string,
  amount: Amount | 'all',
): RemoveCounters => ({ do: 'removeCounters', what, counter, amount });

const word: Word<RemoveCounters> = {
  text({ what, counter, amount }, say) {
    const counters =
      amount === 'all' ? `all ${counter} counters` : say.count(amount, `${counter} counter`);
    const noun = say.noun(what);
    return noun.isPlayer === true
      ? say.states(noun, 'lose', counters)
      : `remove ${counters} from ${noun.text}`;
  },
  aim: ({ what }) => what,
};
export default word;
