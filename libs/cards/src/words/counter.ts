import type { Filter, InsteadOfGraveyard, Reference } from '../language.ts';
import { article } from '../say/grammar.ts';
import { goesElsewhere } from '../say/elsewhere.ts';
import { SPELLS, thisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** Spells on the stack (6ED 414.1). */
export interface Counter {
  readonly do: 'counter';
  readonly what: Reference;
  /** Where it goes if it is countered so, in place of the graveyard (6ED 419.5). */
  readonly goes?: InsteadOfGraveyard;
  /** The card comes into play under your control instead, where it is one of these (6ED 419.5). */
  readonly putIntoPlay?: Filter;
  /** Bound to the spells that were countered, as they last were. */
  readonly as?: string;
}

export const counter = (what: Reference): Counter => ({ do: 'counter', what });

const word: Word<Counter> = {
  text({ what, goes, putIntoPlay }, say, terms) {
    const noun = say.noun(what);
    const countered = `counter ${noun.all ?? noun.text}`;
    if (putIntoPlay !== undefined) {
      const kind = article(say.kind(putIntoPlay));
      return `${countered}. If it is ${kind}, put it ${terms.intoPlay} under your control instead of putting it into a ${terms.graveyard}`;
    }
    if (goes === undefined) return countered;
    return `${countered}. If it is countered this way, ${goesElsewhere(goes, terms)} instead of putting it into a ${terms.graveyard}`;
  },
  aim: ({ what }) => what,
  binds: ({ as }) => thisWay(as, 'countered', SPELLS),
};
export default word;
