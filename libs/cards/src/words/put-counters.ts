import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { many } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** On permanents, or on players (6ED Glossary: Counter). */
export interface PutCounters {
  readonly do: 'putCounters';
  readonly what: Reference;
  /** As `+1/+1`, or any name. */
  readonly counter: string;
  readonly amount: Amount;
  /** Divided among the targets of `what` as it is announced (6ED 409.1e). */
  readonly divided?: true;
  /** Bound to what got them, as often as it got one, where they are divided. */
  readonly as?: string;
}

export const putCounters = (what: Reference, counter: string, amount: Amount): PutCounters => ({
  do: 'putCounters',
  what,
  counter,
  amount,
});

const word: Word<PutCounters> = {
  text({ what, counter, amount, divided }, say) {
    const noun = say.noun(what);
    const counters = say.count(amount, `${counter} counter`);
    if (divided === true) return `distribute ${counters} among ${noun.text}`;
    return noun.isPlayer === true
      ? say.states(noun, 'get', counters)
      : `put ${counters} on ${noun.text}`;
  },
  aim: ({ what }) => what,
  binds: ({ as = '', counter }) => ({
    name: as,
    noun: many(`those ${counter} counters`, { kind: `${counter} counter`, way: 'put this way' }),
  }),
};
export default word;
