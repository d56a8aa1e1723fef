import type { Trigger, Watched, Whose } from '@arbiter/cards';
import type { GameEvent } from '../events.ts';
import type { CitedTopic } from '../rules/citations.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Recipient, Seat, Zone } from '../state/basics.ts';
import type { Bindings } from '../state/objects.ts';

export type When = Trigger['when'];
export type TriggerOf<W extends When> = Extract<Trigger, { readonly when: W }>;

/** What happened at one time, on the table as it is after it. */
export interface Happened {
  readonly sight: Sight;
  readonly events: readonly GameEvent[];
}

/** The ability that watches, and what the words of its trigger mean to it. */
export interface Watcher {
  readonly source: ObjectId;
  readonly sight: Sight;
  /** Whether the object or player is what is watched. */
  readonly watches: (what: Watched, subject: Recipient) => boolean;
  /** Whether the player is meant, seen from the controller of the ability. */
  readonly means: (who: Whose, seat: Seat) => boolean;
}

/** One thing that happened for which such a trigger may watch. */
export interface Occurrence<T> {
  /** What is bound for the ability: `event`, and what the trigger says beside it. */
  readonly bindings: Bindings;
  /** Where what it is about came from, if it changed its zone. */
  readonly from?: Zone;
  /** A card outside play that it is about: its own abilities may watch for it, too (6ED 402.8). */
  readonly card?: ObjectId;
  /** Whether the trigger is about this. Written as a method: the table holds each word to its own trigger. */
  fits(trigger: T, watcher: Watcher): boolean;
}

/**
 * What one trigger word means: each file here that is called like a word exports one by default. What the word looks
 * like, and its text, stand in the card language, in a file of the same name.
 */
export interface TriggerMeaning<T> {
  /** Of which events it could come: where none of them is among what happened, nothing else is asked. */
  readonly events: readonly GameEvent['type'][];
  /** What of all that happened it could be about, in the order in which it happened. */
  occurrences(happened: Happened): readonly Occurrence<T>[];
  /** The most specific rule on when such an ability triggers. */
  topic?(trigger: T): CitedTopic;
}

type EventOf<K extends GameEvent['type']> = Extract<GameEvent, { readonly type: K }>;

/** The events of one kind among what happened. */
export function eventsOf<K extends GameEvent['type']>(
  { events }: Happened,
  type: K,
): readonly EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.type === type);
}
