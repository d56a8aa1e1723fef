import { parseArgs } from 'node:util';
import { dueInCheck, Lobby, nextPairs, WIDENING } from '@arbiter/matchmaking';
import { poolOf, type MatchmakingEvent, type Offer } from '@arbiter/protocol';
import type { Command } from '../commands/command.ts';
import { arrivals, quantile, simulate, type Arrival, type Outcome, type Round } from './queue.ts';

const OFFER: Offer = { edition: '6ED', format: 'freeform', bestOf: 1, rated: true };
const OFFERS: readonly Offer[] = [OFFER, { ...OFFER, edition: '5ED' }, { ...OFFER, bestOf: 3 }];
const DECK = { main: [{ name: 'Forest', count: 60 }], side: [] };
/** How often the service looks at its queue, in milliseconds; arrivals make it look, too. */
export const TICK = 500;
/** How far apart waves are, in milliseconds. */
const WAVE = 10_000;
/** Tickets of the large round, and how often it is made. */
const LARGE = 100_000;
const ROUNDS = 25;
/** Bands of rating that are compared: within one standard deviation of the mean, between one and two, beyond. */
const BANDS = [
  { name: 'middle', within: 200 },
  { name: 'outer', within: 400 },
  { name: 'edge', within: Infinity },
];

/** Plays the queue with the pairing that the service has, and two simpler ones beside it. */
export const matchmaking: Command = {
  name: 'matchmaking',
  summary: 'waits and gaps in rating of the pairing, beside waves and greedy pairing',
  usage: `npm run -s sim -- matchmaking [--players 20000] [--rate 2] [--seed 1]

Players come at random, --rate a second, with ratings spread by 200 about 1500, and are paired by the service's own code
on a simulated clock. Beside it, the same players: in waves (each 10 s all who wait are paired along their ratings) and
greedily (each newcomer meets a player who is waiting). Then the processor time of one round with 100,000 tickets, the first of
several rounds and their median: each ticket with one offer; one in a hundred has blocked another who is waiting, too; each with
three offers.`,
  run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        players: { type: 'string', default: '20000' },
        rate: { type: 'string', default: '2' },
        seed: { type: 'string', default: '1' },
      },
    });
    const [players, rate, seed] = [values.players, values.rate, values.seed].map(Number) as [
      number,
      number,
      number,
    ];
    if (!(players >= 2 && players <= 1_000_000 && rate > 0 && Number.isInteger(seed))) {
      process.stderr.write(
        'sim matchmaking: --players is a number from 2 to 1,000,000, --rate one above 0, --seed a whole number\n',
      );
      return 2;
    }
    // First of all: what is left of a simulation in memory, and how V8 compiled the code for it, is no part of a round.
    const large = QUEUES.map(({ name, more }) => ({ name, ...largeRound(seed, more) }));
    const coming = arrivals(players, rate, seed);
    const rows: readonly (readonly [string, Outcome])[] = [
      [`rules ${WIDENING.version}`, simulate(coming, serviceRound(), TICK)],
      ['waves', simulate(coming, waves, WAVE, true)],
      ['greedy', simulate(coming, greedy, TICK)],
    ];
    process.stdout.write(`${players} players, ${rate} a second, seed ${seed}\n`);
    process.stdout.write(`${''.padEnd(10)}wait p50   p95   max  gap p50   p95  wait p95 by band\n`);
    for (const [name, outcome] of rows) process.stdout.write(`${lineOf(name, outcome)}\n`);
    process.stdout.write(
      `${LARGE} tickets in one round, processor time of the first and the median\n`,
    );
    for (const { name, first, median } of large) {
      process.stdout.write(`${name.padEnd(26)}${cost(first)}${cost(median)}\n`);
    }
    return 0;
  },
};

/** The service's own pairing. Everybody is ready at once, and the matches end at once, rated as they came. */
export function serviceRound(): Round {
  const lobby = new Lobby();
  const known = new Map<string, Arrival>();
  return (waiting, now) => {
    for (const one of waiting) {
      const ticket = `t${one.id}`;
      if (known.has(ticket)) continue;
      known.set(ticket, one);
      enter(lobby, one);
    }
    return nextPairs(lobby, 'sim', now).map((found) => {
      lobby.take(found);
      if (found.type === 'ReadyCheckBegan') begin(lobby, found, now);
      return found.tickets.map((ticket) => known.get(ticket)) as [Arrival, Arrival];
    });
  };
}

/** What a ticket says besides what each does. */
interface More {
  readonly offers?: readonly Offer[];
  /** Whom its player has blocked. */
  readonly avoids?: readonly string[];
}

/** What the tickets of the large round are like. */
const QUEUES: readonly { readonly name: string; readonly more: (one: Arrival) => More }[] = [
  { name: 'one offer', more: () => ({}) },
  {
    name: 'one in a hundred blocks',
    more: ({ id }) => (id % 100 === 0 ? { avoids: [`p${id + 1}`] } : {}),
  },
  { name: 'three offers', more: () => ({ offers: OFFERS }) },
];

const cost = (millis: number): string => `${millis.toFixed(0)} ms`.padStart(8);

function enter(
  lobby: Lobby,
  { id, at, rating }: Arrival,
  { offers = [OFFER], avoids }: More = {},
): void {
  const [ticket, player] = [`t${id}`, `p${id}`];
  const rated = { rating, deviation: 60, volatility: 0.06, matches: 20, at: 0 };
  lobby.restore(`ratings/${player}`, Object.fromEntries(offers.map((one) => [poolOf(one), rated])));
  lobby.take({
    ...{ type: 'TicketOpened', ticket, player, offers: [...offers], deck: DECK, at },
    ...{ opponent: { kind: 'anyone' }, ...(avoids && { avoids: [...avoids] }) },
  });
}

function begin(
  lobby: Lobby,
  { check, tickets }: Extract<MatchmakingEvent, { type: 'ReadyCheckBegan' }>,
  at: number,
): void {
  for (const seat of [0, 1] as const) lobby.take({ type: 'SeatReady', check, tickets, seat, at });
  const held = lobby.checks.get(check);
  const opened = held && dueInCheck(lobby, held, at, 0);
  if (opened?.type !== 'MatchOpened') throw new Error('a pair that is ready has no match');
  lobby.take(opened);
  lobby.take({
    ...{
      type: 'MatchEnded',
      match: opened.match,
      winner: null,
      score: [0, 0],
      reason: 'games',
      at,
    },
  });
}

/** All who wait, along their ratings. */
const waves: Round = (waiting) => {
  const sorted = [...waiting].sort((one, other) => one.rating - other.rating);
  return twos(sorted);
};

/** In order of arrival. */
const greedy: Round = (waiting) => twos(waiting);

function twos(players: readonly Arrival[]): [Arrival, Arrival][] {
  const pairs: [Arrival, Arrival][] = [];
  for (let i = 0; i + 1 < players.length; i += 2) {
    pairs.push([players[i] as Arrival, players[i + 1] as Arrival]);
  }
  return pairs;
}

function lineOf(name: string, { waits, gaps }: Outcome): string {
  const seconds = (values: readonly number[], part: number): string =>
    (quantile(values, part) / 1_000).toFixed(1);
  const all = waits.map(({ wait }) => wait);
  const bands = BANDS.map(({ name: band, within }, i) => {
    const from = BANDS[i - 1]?.within ?? 0;
    const own = waits.filter(({ rating }) => {
      const off = Math.abs(rating - 1500);
      return off >= from && off < within;
    });
    return `${band} ${seconds(
      own.map(({ wait }) => wait),
      0.95,
    )} s`;
  });
  const cells = [
    ...[0.5, 0.95, 1].map((part) => `${seconds(all, part)} s`.padStart(7)),
    ...[0.5, 0.95].map((part) => quantile(gaps, part).toFixed(0).padStart(7)),
  ];
  return `${name.padEnd(10)}${cells.join('')}  ${bands.join(', ')}`;
}

/**
 * How much processor time a round takes in which so many tickets wait, in milliseconds: of several the first, which is spent
 * on compiling too, and the median, since other work goes on beside it.
 */
function largeRound(
  seed: number,
  more: (one: Arrival) => More,
): { readonly first: number; readonly median: number } {
  const lobby = new Lobby();
  for (const one of arrivals(LARGE, 1_000_000, seed)) enter(lobby, one, more(one));
  const costs = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    nextPairs(lobby, 'sim', 1_000);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return { first: costs[0] as number, median: quantile(costs, 0.5) };
}
