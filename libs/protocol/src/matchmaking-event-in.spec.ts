import { expect, test } from '@jest/globals';
import { expectedOffset, matchmakingEventIn } from './matchmaking-event-in.ts';
import type { MatchmakingEvent } from './messages/matchmaking.ts';

const event: MatchmakingEvent = { type: 'TicketWithdrawn', ticket: 't', player: 'p', at: 1 };
const value = JSON.stringify(event);

test.each([
  ['at the offset that it names', { offset: 7, value, headers: expectedOffset(7) }, event],
  ['at a later one', { offset: 8, value, headers: expectedOffset(7) }, undefined],
  ['that names none', { offset: 8, value, headers: {} }, event],
  ['of a type that is not known', { offset: 0, value: '{"type":"New"}', headers: {} }, undefined],
  ['that is no JSON', { offset: 0, value: '{', headers: {} }, undefined],
])('an event of matchmaking %s', (_, record, counts) => {
  expect(matchmakingEventIn(record)).toEqual(counts);
});
