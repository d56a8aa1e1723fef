import { describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import { topics, type MatchmakingEvent, type PublicMatchEvent } from '@arbiter/protocol';
import { endOf, judgeOf, matchOf, playGame, tell } from '../testing/played.behaviour-spec.ts';
import { matchesOf, textOf } from './kept-matches.ts';
import { OpenMatches } from './open-matches.ts';
import { PublicConsumer } from './public.consumer.ts';
import { PublicRepository } from './public.repository.ts';

const MATCHMAKING = topics.matchmakingEvents.name;
const DAY = 86_400_000;
const opening = matchOf('match-1', ['game-1']);
const end = endOf('match-1', playGame('game-1', 1, 5));
const EVENTS = [...opening, ...end];
const conceded = (match: string, at: number): MatchmakingEvent => ({
  ...{ type: 'MatchConceded', match, seat: 0, at },
});

/** The matches after some events, and what snapshots hold of them if one follows each. */
function after(events: readonly MatchmakingEvent[]) {
  const [matches, kept] = [new OpenMatches(), new Map<string, string>()];
  events.forEach((event, offset) => {
    matches.take(event, { partition: 0, offset }, (id) => {
      const text = textOf(matches, id);
      if (text === null) kept.delete(id);
      else kept.set(id, text());
    });
  });
  return { matches, kept };
}

describe('matches that were kept', () => {
  test('are those that all events make, after each of them', () => {
    for (let count = 0; count <= EVENTS.length; count++) {
      const { matches, kept } = after(EVENTS.slice(0, count));
      expect(matchesOf(kept)).toEqual(matches);
    }
  });

  test('are no longer known a fortnight after their end', () => {
    const late = after([...EVENTS, conceded('match-2', 15 * DAY)]);
    expect([...late.kept.keys()]).toEqual([]);
    expect(late.matches).toEqual(new OpenMatches());
  });
});

/** A log of which is noted which matchmaking events are read one by one. */
function noting(log: EventLog, reads: number[]): EventLog {
  return new Proxy(log, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'read' || typeof value !== 'function') {
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => Reflect.apply(value, target, args);
      }
      return async function* (topic: string, partition: number, from: number, to?: number) {
        for await (const one of target.read(topic, partition, from, to)) {
          if (topic === MATCHMAKING) reads.push(one.offset);
          yield one;
        }
      };
    },
  });
}

describe('the publisher', () => {
  /** Publishes until all of matchmaking.events is processed. */
  async function publish(log: EventLog): Promise<void> {
    const consumer = new PublicConsumer(log, new PublicRepository(log), judgeOf);
    await consumer.onApplicationBootstrap();
    const partition = log.partitionOf(MATCHMAKING, 'local');
    const { next } = (await log.extents(MATCHMAKING))[partition]!;
    while (((await log.committed('replay.public', MATCHMAKING, partition)) ?? 0) < next) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await consumer.beforeApplicationShutdown();
  }

  test('continues with matches from before its last stop, and rereads no event of theirs', async () => {
    const log = openMemoryLog();
    await tell(log, opening);
    await publish(log);
    await tell(log, [conceded('match-1', 10)]);
    const reads: number[] = [];
    await publish(noting(log, reads));
    expect(reads).toEqual([]);
    const told: unknown[] = [];
    const topic = topics.matchPublicEvents.name;
    for await (const { value } of log.readKey(topic, 'match-1', 0)) told.push(JSON.parse(value!));
    expect(told).toMatchObject([
      { number: 0, event: { type: 'MatchOpened' } },
      { number: 1, event: { type: 'GameOpened' } },
      { number: 2, event: { type: 'MatchConceded' } },
    ]);
    await log.close();
  });

  test('tells of a correction once, with the next number of a match that nobody holds any more', async () => {
    const log = openMemoryLog();
    const correction = (ruling: number): MatchmakingEvent => ({
      ...{ type: 'ResultCorrected', match: 'match-1', players: ['ann', 'bob'], game: 'game-1' },
      ...{ dispute: 'd', ruling, results: [{ game: 'game-1', winner: 1 }], winner: 1 },
      ...{ annulled: false, score: [0, 1], matchWinner: 1, at: 5_000 },
    });
    const told = async (): Promise<PublicMatchEvent[]> => {
      const found: PublicMatchEvent[] = [];
      for await (const { value } of log.readKey(topics.matchPublicEvents.name, 'match-1', 0)) {
        found.push(JSON.parse(value!) as PublicMatchEvent);
      }
      return found;
    };
    await tell(log, EVENTS);
    await publish(log);
    const before = (await told()).length;
    // Given: so late that even its id is forgotten; and both rulings in one batch, one of them twice.
    await tell(log, [conceded('match-2', 99 * DAY), ...[1, 2, 1].map(correction)]);
    await publish(log);
    const after = (await told()).slice(before);
    expect(after).toMatchObject([
      { id: `match-1/${before}`, number: before, event: { ruling: 1, matchWinner: 1 } },
      { id: `match-1/${before + 1}`, number: before + 1, event: { ruling: 2 } },
    ]);
    await log.close();
  });
});
