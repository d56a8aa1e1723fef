import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { commandOf, recordLines, topics, type Commit } from '@arbiter/protocol';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  BUILD,
  changed,
  judgeOf,
  otherRefusal,
  playGame,
} from '../testing/played.behaviour-spec.ts';
import { verifyGame, type Verified, type VerifyGameOptions } from './verify-game.ts';

/** Its commands lie in partition 0, as the commits say. */
const GAME = gameIn(0);
const played = playGame(GAME, 4, 40);
const keys = memoryKeyRing();

let log: EventLog;
beforeEach(() => {
  log = openMemoryLog();
});
afterEach(() => log.close());

function gameIn(partition: number): string {
  const any = openMemoryLog();
  for (let i = 0; ; i++) {
    const game = `game-${i}`;
    if (any.partitionOf(topics.gameCommands.name, game) === partition) return game;
  }
}

/** The record of the game, with some events of its commits changed. */
function recordOf(change: (commit: Commit, index: number) => Commit['events']): string[] {
  const { lines, head } = changed(played, change);
  const { tip, version, edition, pinned } = head;
  const final = keys.tips.sign({ game: GAME, version, tip });
  return [...recordLines({ game: GAME, edition, pinned, keys: keys.tipKeys }, lines, final)];
}

const asPlayed = ({ events }: Commit): Commit['events'] => events;
const refusal = played.commits.findIndex(({ events }) => events.at(-1)?.type === 'CommandRefused');

const check = (
  record: readonly string[],
  more: Partial<VerifyGameOptions> = {},
): Promise<Verified> =>
  verifyGame(GAME, record, { log, judgeOf, build: BUILD, keys: keys.tipKeys, ...more });

/** What was sent for these commits, as game.commands has it. */
async function send(commits: readonly Commit[]): Promise<void> {
  for (const commit of commits) {
    const { id, seat, body } = commandOf(commit)!;
    const value = JSON.stringify({ id, game: GAME, seat, body });
    await log.append([{ topic: topics.gameCommands.name, key: GAME, value }]);
  }
}

describe('the record of a finished game, checked by the server', () => {
  test('is checked commit by commit, and others have their turn before each next one', async () => {
    let turns = 0;
    const giveWay = (): Promise<void> => {
      turns += 1;
      return Promise.resolve();
    };
    const { commits } = await check(recordOf(asPlayed), { giveWay });
    expect(turns).toBeGreaterThanOrEqual(commits);
  });

  test('is verified: each command, the refused ones too, is decided again to what is on record', async () => {
    expect(refusal).toBeGreaterThan(0);
    expect(await check(recordOf(asPlayed))).toMatchObject({
      ...{ state: 'verified', event: null, why: null, commits: played.commits.length },
      ...{ commands: played.commits.length, sources: 0, tip: played.head.tip },
      shuffles: expect.any(Number),
      position: expect.stringMatching(/^[0-9a-f]{64}$/u),
    });
  });

  test('differs where a refusal was made up, with what is on record and what the rules give', async () => {
    const events = played.commits[refusal]!.events;
    const forged = recordOf(otherRefusal(played));
    expect(await check(forged)).toMatchObject({
      state: 'differs',
      event: played.commits[refusal]!.first + events.length - 1,
      recorded: { type: 'CommandRefused', rule: '6ED 999' },
      decided: events.at(-1),
    });
  });

  test('differs where a shuffle does not follow from the secrets, whatever build has decided it', async () => {
    const forged = recordOf(({ events }) =>
      events.map((event) =>
        event.type === 'LibraryShuffled'
          ? { ...event, order: (event['order'] as number[]).toReversed() }
          : event,
      ),
    );
    const found = await check(forged, { build: { engine: 'another' } });
    expect(found).toMatchObject({
      state: 'differs',
      why: expect.stringContaining('not what follows from the secrets'),
    });
  });

  test('differs where somebody else’s key has signed its tip', async () => {
    const found = await check(recordOf(asPlayed), { keys: memoryKeyRing().tipKeys });
    expect(found).toMatchObject({ state: 'differs', why: expect.stringContaining('signature') });
  });

  test('is not called verified by a build that it does not pin, which says where it would decide otherwise', async () => {
    const other = { build: { engine: 'another' } };
    expect(await check(recordOf(asPlayed), other)).toMatchObject({
      ...{ state: 'other-build', event: null, build: 'another', commands: played.commits.length },
    });
    const events = played.commits[refusal]!.events;
    const mended = recordOf(otherRefusal(played));
    expect(await check(mended, other)).toMatchObject({
      state: 'other-build',
      event: played.commits[refusal]!.first + events.length - 1,
      decided: events.at(-1),
    });
  });

  test('of an edition that is not played here has its chain checked, and says so', async () => {
    expect(await check(recordOf(asPlayed), { judgeOf: () => undefined })).toMatchObject({
      ...{ state: 'other-build', why: 'this build does not play 6ED', commands: 0, position: null },
    });
  });

  test('differs where another command lies at the place that a commit names', async () => {
    await send(
      played.commits.slice(0, 3).map((one, index) => (index === 2 ? played.commits[5]! : one)),
    );
    const found = await check(recordOf(asPlayed));
    expect(found).toMatchObject({
      state: 'differs',
      event: 0,
      why: expect.stringContaining('of game.commands'),
    });
  });

  test('is compared with what was sent up to its last command, not with all that was sent since', async () => {
    await send(played.commits);
    const ends: (number | undefined)[] = [];
    const readKey: EventLog['readKey'] = (topic, key, from, to) => {
      ends.push(to);
      return log.readKey(topic, key, from, to);
    };
    await check(recordOf(asPlayed), { log: { readKey } as EventLog });
    expect(ends).toEqual([played.commits.length]);
  });
});
