import type { Reference } from '../language.ts';
import { SPELLS, thisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** Spells on the stack (6ED 414.1). */
export interface Counter {
  readonly do: 'counter';
  readonly what: Reference;
  /** Bound to the spells that were countered, as they last were. */
  readonly as?: string;
}

export const counter = (what: Reference): Counter => ({ do: 'counter', what });

const word: Word<Counter> = {
  text({ what }, say) {
    const noun = say.noun(what);
    return `counter ${noun.all ?? noun.text}`;
  },
  aim: ({ what }) => what,
  binds: ({ as }) => thisWay(as, 'countered', SPELLS),
};
export default word;
