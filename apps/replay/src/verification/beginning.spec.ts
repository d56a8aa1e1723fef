import { describe, expect, test } from '@jest/globals';
import { beginningOf, fold, NO_GAME, type GameEvent } from '@arbiter/engine';
import { playGame } from '../testing/played.behaviour-spec.ts';
import { beginningFault, beginningIn } from './beginning.ts';

const played = playGame('game-1', 4, 40);
const { commits } = played;
const VERSION = 20;
const before = commits.slice(0, VERSION);
const standing = fold(NO_GAME, before.flatMap(({ events }) => events) as never as GameEvent[]);
const last = before.at(-1)!;
const GOES_ON = {
  ...{ game: 'game-1', version: VERSION, tip: last.id, libraries: 'kept' as const },
  event: last.first + last.events.length,
  position: beginningOf(standing),
};
const another = beginningOf({ ...standing, turn: { ...standing.turn, number: 99 } });

describe('the beginning of a game that goes on where another was', () => {
  test('is what the record of the other leads to', async () => {
    expect(await beginningFault(GOES_ON, commits)).toBeUndefined();
  });

  test.each([
    ['another tip', { tip: 'f'.repeat(64) }, `commit ${VERSION} of game game-1 is ${last.id}`],
    ['another event', { event: GOES_ON.event - 1 }, `had come to event ${GOES_ON.event}`],
    ['another moment', { version: VERSION - 1 }, `commit ${VERSION - 1} of game game-1`],
    ['a position of somebody’s making', { position: another }, 'did not stand so at event'],
    ['a moment that never was', { version: 10_000 }, 'has no commit 10000'],
  ])('is not %s', async (_, forged, why) => {
    expect(await beginningFault({ ...GOES_ON, ...forged }, commits)).toContain(why);
  });

  test('is none of a game that began at its beginning', () => {
    expect(beginningIn(commits[0])).toBeUndefined();
  });
});
