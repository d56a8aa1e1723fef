import type { ObjectId, Seat } from '../state/basics.ts';
import type { Bindings, Choices } from '../state/objects.ts';

/** Where a text is read: its source, whose it is, and what has been bound so far. */
export interface Reading {
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly bindings: Bindings;
}

/** A text while it is followed: what was chosen for it as well. */
export interface Following extends Reading {
  readonly choices: Choices;
}
