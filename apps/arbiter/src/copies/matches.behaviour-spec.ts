import { BOT_NAMES } from '@arbiter/bots';
import { seededRandom } from '@arbiter/kernel';
import type { EventLog, NewRecord } from '@arbiter/event-log';
import {
  commitLine,
  expectedOffset,
  linesOf,
  makeCommit,
  makeDefinitions,
  makeHeaders,
  parseCommit,
  seededSecret,
  topics,
  type Deck,
  type MatchmakingEvent,
  type Player,
} from '@arbiter/protocol';
import { cardsOf, definitionsOf, SPED_RED, STOMPY } from '@arbiter/sets';
import { playGame } from '../play/game.ts';
import { judgeOf } from '../records/books.ts';

/** The build of the games that are played here. */
export const BUILD = { cards: 'c'.repeat(64), engine: 'e'.repeat(64) };

const EVENTS = topics.gameEvents.name;
const MATCHMAKING = topics.matchmakingEvents.name;
const KEY = 'local';
const MINUTE = 60_000;
const deck: Deck = { main: [{ name: 'Forest', count: 60 }], side: [] };

/** A match as it comes onto the log. */
export interface PlayedMatch {
  readonly match: string;
  readonly players: readonly [string, string];
  readonly games: readonly { readonly game: string; readonly commits: readonly string[] }[];
  readonly events: readonly MatchmakingEvent[];
}

const DEFINITIONS = makeDefinitions(
  definitionsOf(
    '6ED',
    [STOMPY, SPED_RED].flatMap(({ main }) => cardsOf(main)),
  ),
);

/** So many commits of each game are enough here. */
const COMMITS = 40;

/** Two bots' match of so many games, which ended at that time; of each game the beginning. */
export function playMatch(number: number, games: number, ended: number): PlayedMatch {
  const match = `local-m-${number}`;
  const players = [`p-${number}-0`, `p-${number}-1`] as const;
  const played = Array.from({ length: games }, (_, i) => {
    const { result, record } = playGame({
      edition: '6ED',
      judge: judgeOf('6ED')!,
      decks: [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)],
      bots: [BOT_NAMES[0], BOT_NAMES[0]],
      seed: 100 * number + i,
      pinned: BUILD,
      definitions: DEFINITIONS,
      record: true,
    });
    return { ...result, commits: linesOf(record).slice(1, 1 + COMMITS) };
  });
  const offer = { edition: '6ED', format: 'freeform', bestOf: 3 } as const;
  const at = ended - 30 * MINUTE;
  const tickets = [`t-${number}-0`, `t-${number}-1`] as const;
  const events: MatchmakingEvent[] = [
    ...tickets.map((ticket, seat): MatchmakingEvent => ({
      type: 'TicketOpened',
      ...{ ticket, player: players[seat]!, offers: [offer], deck, at },
      opponent: { kind: 'anyone' },
    })),
    {
      type: 'MatchOpened',
      ...{ match, region: KEY, tickets: [...tickets], players: [...players], offer, at },
      decks: [deck, deck],
    },
  ];
  const score: [number, number] = [0, 0];
  played.forEach(({ game, winner, reason }, i) => {
    if (winner !== null) score[winner] += 1;
    events.push(
      { type: 'GameOpened', match, game, number: i + 1, start: { type: 'StartGame' }, from: 0, at },
      {
        type: 'GameScored',
        ...{ match, game, winner, reason, score: [...score], at: ended },
        ...{ time: [1, 1], grace: [1, 1] },
      },
    );
  });
  events.push({ type: 'MatchEnded', match, winner: 0, score, reason: 'games', at: ended });
  return { match, players, games: played, events };
}

/** The same match, where the last commit of its first game is another: rehashed by somebody who has the secret. */
export function forged(number: number, match: PlayedMatch): PlayedMatch {
  const [first, ...others] = match.games;
  const { game, commits } = first!;
  const read = parseCommit(commits.at(-1)!);
  if (!('commit' in read)) throw new Error(read.bad);
  const events = [...read.commit.events, { type: 'LifeLost', seat: 0, amount: 20 }];
  const last = makeCommit({ ...read.commit, events }, seededSecret(String(100 * number), 'server'));
  return {
    ...match,
    games: [{ game, commits: [...commits.slice(0, -1), commitLine(last)] }, ...others],
  };
}

/** A person, as the gateway makes one known. */
export function personOf(player: string, name: string): Player {
  return { player, kind: 'guest', name, since: 1, textKey: 'k' };
}

/** Makes persons known. */
export async function introduce(log: EventLog, persons: readonly Player[]): Promise<void> {
  await log.append(
    persons.map((person) => ({
      topic: topics.players.name,
      key: person.player,
      value: JSON.stringify(person),
    })),
  );
}

/**
 * Puts matches onto a log as services leave them there: in each other's midst, with commits that came twice and events
 * that missed the offset for which they were decided: both count for no reader.
 */
export async function tellMatches(
  log: EventLog,
  matches: readonly PlayedMatch[],
  seed = 1,
): Promise<void> {
  const random = seededRandom(seed);
  const open = matches.map((match) => recordsOf(log, match));
  let batch: NewRecord[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await log.append(batch);
    batch = [];
  };
  while (open.length > 0) {
    const one = open[random.below(open.length)]!;
    const next = one.next();
    if (next.done === true) {
      open.splice(open.indexOf(one), 1);
      continue;
    }
    const record = next.value;
    if (typeof record === 'function') {
      await flush();
      batch.push(await record());
    } else {
      batch.push(record);
      if (record.topic === EVENTS && random.below(10) === 0) batch.push(record);
      if (record.topic === MATCHMAKING && random.below(3) === 0) {
        batch.push({ ...record, headers: expectedOffset(1_000_000) });
      }
    }
  }
  await flush();
}

type Step = NewRecord | (() => Promise<NewRecord>);

/** What a match puts on the log, in order; an opening only when all before it is there, since it says where that ends. */
function* recordsOf(log: EventLog, { games, events }: PlayedMatch): Generator<Step> {
  for (const event of events) {
    if (event.type !== 'GameOpened') {
      yield matchRecord(event);
      continue;
    }
    const { game } = event;
    yield async () => {
      const ends = (await log.extents(EVENTS)).map(({ next }) => next);
      return matchRecord({ ...event, from: ends[log.partitionOf(EVENTS, game)] ?? 0 });
    };
    for (const value of games.find((one) => one.game === game)?.commits ?? []) {
      const { id } = JSON.parse(value) as { id: string };
      const type = 'arbiter.game.commit.v1';
      const headers = makeHeaders({ id, source: '/game-state', type, subject: game });
      yield { topic: EVENTS, key: game, value, headers };
    }
  }
}

function matchRecord(event: MatchmakingEvent): NewRecord {
  return { topic: MATCHMAKING, key: KEY, value: JSON.stringify(event) };
}
