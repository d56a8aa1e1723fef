import { afterEach, describe, expect, test } from '@jest/globals';
import { seededRandom } from '@arbiter/kernel';
import { openMemoryLog, type EventLog, type LogRecord } from '@arbiter/event-log';
import { topics, type MatchmakingEvent } from '@arbiter/protocol';
import { eventsFor } from '@arbiter/view';
import {
  endOf,
  judgeOf,
  matchOf,
  playGame,
  record,
  tell,
  type Played,
} from '../testing/played.behaviour-spec.ts';
import { twinOf, twinOfMatch, worldOf } from '../testing/twin-world.behaviour-spec.ts';
import { HeldGames } from '../projections/held-games.ts';
import { PublicConsumer } from './public.consumer.ts';
import { PublicRepository } from './public.repository.ts';
import type { Tell } from './told-game.ts';

/*
 * Two worlds that differ only in hidden facts are published by the very consumer that publishes for analytics. While
 * the match is running, no reader of the public topics can tell one from the other: they are equal byte by byte.
 */

interface World {
  readonly match: readonly MatchmakingEvent[];
  readonly games: readonly Pick<Played, 'game' | 'lines'>[];
}

const open: EventLog[] = [];
afterEach(async () => {
  for (const log of open.splice(0)) await log.close();
});

/** Everything that is public of a world, topic by topic and in order. */
async function publicOf({ match, games }: World, told?: Tell, held?: HeldGames): Promise<string[]> {
  const log = openMemoryLog({ now: () => 1 });
  open.push(log);
  await tell(log, match);
  for (const game of games) await record(log, game);
  const consumer = new PublicConsumer(log, new PublicRepository(log), judgeOf, {
    ...(told && { tell: told }),
    ...(held && { held }),
  });
  await consumer.onApplicationBootstrap();
  const read = [topics.matchmakingEvents.name, topics.gameEvents.name];
  for (const topic of read) {
    const extents = await log.extents(topic);
    for (const [partition, { next }] of extents.entries()) {
      while (((await log.committed('replay.public', topic, partition)) ?? 0) < next) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }
  await consumer.beforeApplicationShutdown();
  const found: LogRecord[] = [];
  for (const { name } of [topics.matchPublicEvents, topics.gamePublicEvents]) {
    for (let partition = 0; partition < log.partitions(name); partition++) {
      for await (const one of log.read(name, partition, 0)) found.push(one);
    }
  }
  // In which order two games come is chance; within one it is a promise.
  return found
    .map(({ topic, key, value, headers }) => ({ topic, key, value, headers }))
    .sort((a, b) =>
      a.topic + a.key < b.topic + b.key ? -1 : a.topic + a.key > b.topic + b.key ? 1 : 0,
    )
    .map((one) => JSON.stringify(one));
}

/** Random games, each up to some commit, and one to its end: of a match that goes on. */
const PLAYED = Array.from({ length: 8 }, (_, seed) => {
  const played = playGame(`game-${seed}`, seed, 90);
  const random = seededRandom(seed);
  const last = played.lines.length;
  return { played, cut: seed === 0 ? last : 3 + random.below(last - 3) };
});
const MATCH = matchOf(
  'match-1',
  PLAYED.map(({ played }) => played.game),
);

const WORLD: World = {
  match: MATCH,
  games: PLAYED.map(({ played, cut }) => worldOf(played, cut)),
};
const TWIN: World = {
  match: twinOfMatch(MATCH),
  games: PLAYED.map(({ played, cut }) => twinOf(played, cut)),
};

describe('a private fact reaches no public topic before the match is over', () => {
  test('worlds that differ only in what is hidden are published alike, byte by byte', async () => {
    expect(WORLD.games.map(({ lines }) => lines)).not.toEqual(TWIN.games.map(({ lines }) => lines));
    const told = await publicOf(WORLD);
    expect(told.length).toBeGreaterThan(1_000);
    expect(await publicOf(TWIN)).toEqual(told);
  }, 60_000);

  test('a game that was dropped meanwhile is published alike', async () => {
    expect(await publicOf(WORLD, undefined, new HeldGames(0))).toEqual(await publicOf(WORLD));
  }, 60_000);

  const leaks: readonly [string, Tell][] = [
    [
      'what an operator sees',
      (judge, before, events) => eventsFor(judge, before, events, 'operator'),
    ],
    ['what a player sees', (judge, before, events) => eventsFor(judge, before, events, 1)],
    ['the events as they are', (_, __, events) => events as never],
    [
      'what was refused',
      (_, __, events) =>
        events.flatMap((event) =>
          event.type === 'CommandRefused' ? [{ ...event, text: '' }] : [],
        ),
    ],
    [
      'which passes go by themselves',
      (_, __, events) =>
        events.flatMap((event) =>
          event.type === 'PriorityPassed' ? [{ ...event, text: '' }] : [],
        ),
    ],
    [
      'what lies on top of a library',
      (judge, before, events) =>
        eventsFor(judge, before, events, 'spectator').map((one) => ({
          ...one,
          top: before.objects[before.players[0].library.at(-1) ?? 0]?.name ?? null,
        })),
    ],
  ];
  test.each(leaks)(
    'the test notices a leak: %s',
    async (_, leaky) => {
      expect(await publicOf(TWIN, leaky)).not.toEqual(await publicOf(WORLD, leaky));
    },
    60_000,
  );

  test('and when it is over they can be told apart: the worlds do differ, and then that is published', async () => {
    const end = endOf('match-1', PLAYED[0]!.played);
    const [one, other] = await Promise.all([
      publicOf({ ...WORLD, match: [...WORLD.match, ...end] }),
      publicOf({ ...TWIN, match: [...TWIN.match, ...twinOfMatch(end)] }),
    ]);
    const revealed = (told: readonly string[]): string[] =>
      told.filter((line) => line.includes('Revealed'));
    expect(revealed(one).length).toBeGreaterThan(PLAYED.length);
    expect(revealed(one)).not.toEqual(revealed(other));
  }, 60_000);
});
