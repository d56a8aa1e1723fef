import type { Headers } from './cloud-events.ts';
import { jsonIn } from './json.ts';
import { matchmakingEvent, type MatchmakingEvent } from './messages/matchmaking.ts';

/** A CloudEvents extension: the offset at which an event is to stand, by what its writer had read. */
const EXPECTED_OFFSET = 'ce_expectedoffset';

/** The header of an event of matchmaking that counts at this offset of its partition and at no other. */
export function expectedOffset(offset: number): Headers {
  return { [EXPECTED_OFFSET]: String(offset) };
}

/**
 * The event that a record of matchmaking.events brings; undefined if it does not count, or if this build does not know
 * it. Several instances of matchmaking append side by side, and each decides on what it has read. An event that did not
 * come to stand where that ended was decided without what stands before it, so it is nothing, to every reader alike;
 * its writer decides again. One that names no offset counts.
 */
export function matchmakingEventIn(record: {
  readonly offset: number;
  readonly value: string | null;
  readonly headers: Headers;
}): MatchmakingEvent | undefined {
  const { offset, value, headers } = record;
  const expected = headers[EXPECTED_OFFSET];
  if (expected !== undefined && expected !== String(offset)) return undefined;
  return matchmakingEvent.safeParse(jsonIn(value)).data;
}
