import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** For each counter on these permanents another one of its kind (6ED Glossary: Counter). */
export interface DoubleCounters {
  readonly do: 'doubleCounters';
  readonly what: Reference;
}

export const doubleCounters = (what: Reference): DoubleCounters => ({ do: 'doubleCounters', what });

const word: Word<DoubleCounters> = {
  text: ({ what }, say) =>
    `for each counter on ${say.noun(what).text}, put another of its kind there`,
  aim: ({ what }) => what,
};
export default word;
