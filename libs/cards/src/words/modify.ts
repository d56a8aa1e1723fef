import type { Duration, Modification, Reference } from '../language.ts';
import { inThePlural } from '../say/noun.ts';
import { changes } from '../say/modification.ts';
import type { Word } from '../say/word.ts';

/** Changes characteristics; of what, and by how much, is fixed as it resolves (6ED 418.3b, c). */
export interface Modify {
  readonly do: 'modify';
  readonly what: Reference;
  readonly by: Modification;
  readonly until?: Duration;
}

export const modify = (what: Reference, by: Modification, until?: Duration): Modify =>
  until === undefined ? { do: 'modify', what, by } : { do: 'modify', what, by, until };

export const untilEndOfTurn = (what: Reference, by: Modification): Modify =>
  modify(what, by, 'end of turn');

const word: Word<Modify> = {
  text({ what, by, until }, say) {
    const subject = inThePlural(say.noun(what));
    return changes(subject, by, say, { lasts: say.duration(until), isOfItself: what === 'self' });
  },
  aim: ({ what }) => what,
};
export default word;
