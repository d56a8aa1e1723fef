import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@arbiter/event-log';
import { botOf, makeHeaders } from '@arbiter/protocol';
import { isWritten, lastOn, PERSONS, type OfPlayers } from './of-players.ts';

/** Longest wait for the brokers' cleaner, which makes its rounds four times a minute, and how often to look; in ms. */
const PATIENCE = 300_000;
const LOOK_EVERY = 2_000;

/** What is known of a person to erase. */
export type Known =
  /** A person. */
  | 'known'
  /** The tombstone is there already: what follows from it may be done again. */
  | 'erased'
  /** Nobody of this id, ever; or so long ago that the tombstone is gone too. */
  | 'unknown'
  /** No person: it would be made known again. */
  | 'bot';

/** Looks for somebody on the log. */
export async function lookFor(log: EventLog, id: string): Promise<Known> {
  if (botOf(id) !== undefined) return 'bot';
  const text = (await lastOn(log, PERSONS)).get(id);
  return text === undefined ? 'unknown' : text === null ? 'erased' : 'known';
}

/** Writes the tombstone: from then on no reader knows the person, or has the decks. */
export async function bury(
  log: Pick<EventLog, 'append'>,
  { topic, type }: OfPlayers,
  id: string,
): Promise<void> {
  const headers = makeHeaders({
    id: `erase/${id}`,
    source: '/gateway',
    type,
    subject: id,
  });
  await log.append([{ topic: topic.name, key: id, value: null, headers }]);
}

/**
 * Waits until the brokers, set to compact at once, have let go of what stood of somebody who is buried. A tombstone is
 * written before each look: it begins a new segment, and frees the one that tells of them for the cleaner, only once
 * the broker has heard of the new settings, which may be after the controller has agreed to them.
 *
 * @param lookEvery in milliseconds
 * @returns whether they have, in time
 */
export async function isCompacted(
  log: Pick<EventLog, 'append' | 'read' | 'partitionOf'>,
  what: OfPlayers,
  id: string,
  lookEvery = LOOK_EVERY,
): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    await bury(log, what, id);
    await pause(lookEvery);
    if (!(await isWritten(log, what, id))) return true;
  }
  return false;
}
