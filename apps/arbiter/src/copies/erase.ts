import type { EventLog } from '@arbiter/platform';
import { botOf, makeHeaders, topics } from '@arbiter/protocol';
import { personsOn } from './persons.ts';

const TOPIC = topics.players.name;

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
  const text = (await personsOn(log)).get(id);
  return text === undefined ? 'unknown' : text === null ? 'erased' : 'known';
}

/** Writes the tombstone: from then on no reader knows the person. */
export async function bury(log: EventLog, id: string): Promise<void> {
  const headers = makeHeaders({
    id: `erase/${id}`,
    source: '/gateway',
    type: 'arbiter.player.v1',
    subject: id,
  });
  await log.append([{ topic: TOPIC, key: id, value: null, headers }]);
}
