import { NO_CHOICES } from '../state/choices.ts';
import { playerRef, type ObjectId, type Seat } from '../state/basics.ts';
import type { Bindings, Choices, LastKnown } from '../state/objects.ts';

/** Where a text is read: its source, whose it is, what was chosen for it, and what has been bound so far. */
export interface Reading {
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly bindings: Bindings;
  readonly choices: Choices;
  /** The definition in which it stands; the source's own where nothing is said (TSP 217.7d). */
  readonly of?: string;
  /** What a modification applies to, while its amounts are read. */
  readonly modifies?: ObjectId;
  /** What its source was, where an ability keeps that (4ED resolving.3). */
  readonly sourceWas?: LastKnown | undefined;
}

const NOTHING_BOUND: Bindings = {};

/** A text for which nothing was chosen, as it is read from a card or a permanent. */
export function readFrom(
  source: ObjectId,
  controller: Seat,
  bindings: Bindings = NOTHING_BOUND,
): Reading {
  return { source, controller, bindings, choices: NO_CHOICES };
}

/** The same text for one of several players, who has this name in it; as it is, where there is no name. */
export function readFor(text: Reading, name: string | undefined, seat: Seat): Reading {
  if (name === undefined) return text;
  const { source, controller, bindings, choices, of, sourceWas } = text;
  return {
    ...{ source, controller, choices, sourceWas },
    ...(of === undefined ? {} : { of }),
    bindings: { ...bindings, [name]: playerRef(seat) },
  };
}
