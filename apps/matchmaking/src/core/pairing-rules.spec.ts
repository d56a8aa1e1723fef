import { expect, it } from '@jest/globals';
import { botPlayer, TIMES, type Offer, type Opponent } from '@arbiter/protocol';
import fc from 'fast-check';
import { Lobby, type Ratings } from './lobby.ts';
import { nextPairs } from './pairing.ts';
import { DECK } from './table.behaviour-spec.ts';

/** When the round is, in milliseconds. */
const AT = 1_000_000;
const PLAYERS = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus'] as const;
const POOLS = ['6ED/freeform', '5ED/freeform', '6ED/type-2'] as const;
const BOT = 'sensible';

/** What is offered, each by itself: two offers agree if they are the same one. */
const OFFERS: readonly Offer[] = [
  { edition: '6ED', format: 'freeform', bestOf: 3, rated: true },
  { edition: '6ED', format: 'freeform', bestOf: 3 },
  { edition: '6ED', format: 'freeform', bestOf: 1, rated: true, time: TIMES.blitz },
  { edition: '5ED', format: 'freeform', bestOf: 3, rated: true },
  { edition: '6ED', format: 'type-2', bestOf: 3, rated: true },
];

interface Asking {
  readonly player: string;
  readonly offers: readonly Offer[];
  readonly waited: number;
  readonly avoids: readonly string[];
  /** After how long a bot is to stand in. */
  readonly standIn: number | undefined;
}

interface Queue {
  /** In order of arrival. */
  readonly asking: readonly Asking[];
  /** By player, in each pool; in parts of a point that are exact. */
  readonly ratings: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Those who met each other last. */
  readonly met: readonly (readonly [string, string])[];
  /** Who has missed ready checks and may not ask for anyone now. */
  readonly kept: readonly string[];
}

// No two pairs are to cost the same: which of them comes first, no rule says.
const rating = fc.noBias(fc.integer({ min: 1_400 * 64, max: 1_800 * 64 }).map((part) => part / 64));
const player = fc.constantFrom(...PLAYERS);
const queue: fc.Arbitrary<Queue> = fc.record({
  asking: fc.array(
    fc.record({
      player,
      offers: fc.shuffledSubarray([...OFFERS], { minLength: 1, maxLength: 3 }),
      waited: fc.oneof(fc.nat({ max: 120_000 }), fc.integer({ min: 120_000, max: 130_000 })),
      avoids: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...PLAYERS])),
      standIn: fc.option(fc.nat({ max: 60_000 }), { nil: undefined }),
    }),
    { minLength: 2, maxLength: 12 },
  ),
  ratings: fc.record(
    Object.fromEntries(
      PLAYERS.map((one) => [
        one,
        fc.record(Object.fromEntries(POOLS.map((pool) => [pool, rating]))),
      ]),
    ),
  ),
  met: fc
    .shuffledSubarray([...PLAYERS])
    .map((some) => some.flatMap((one, i) => (i % 2 === 1 ? [[some[i - 1]!, one] as const] : []))),
  kept: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...PLAYERS])),
});

it('in a round are those that the rules say, tried one after the other', () => {
  fc.assert(
    fc.property(queue, (waiting) => {
      const candidates = candidatesOf(waiting);
      fc.pre(new Set(candidates.map(({ cost }) => cost)).size === candidates.length);
      const found = nextPairs(lobbyOf(waiting), 'local', AT).map(({ tickets, players, offer }) => ({
        ...{ tickets, players, offer },
      }));
      expect(found).toEqual(byTheRules(waiting, candidates));
    }),
    { numRuns: 1_000 },
  );
});

interface Candidate {
  /** Their places in the queue, the one who came first before the other. */
  readonly pair: readonly [number, number];
  readonly offer: Offer;
  readonly cost: number;
}

/** Every two who may meet, in each pool in which they have a rating to be compared. */
function candidatesOf({ asking, ratings, met, kept }: Queue): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [i, one] of asking.entries()) {
    for (const [j, other] of asking.entries()) {
      const [a, b] = [one.player, other.player];
      if (j <= i || a === b || kept.includes(a) || kept.includes(b)) continue;
      if (one.avoids.includes(b) || other.avoids.includes(a)) continue;
      for (const pool of POOLS) {
        const offer = one.offers.find(
          (mine) => `${mine.edition}/${mine.format}` === pool && other.offers.includes(mine),
        );
        if (offer === undefined) continue;
        const gap = Math.abs(ratings[a]![pool]! - ratings[b]![pool]!);
        const areMet = met.some((two) => two.includes(a) && two.includes(b));
        const cost = gap + (areMet ? 400 : 0);
        if (cost > (apart(one.waited) + apart(other.waited)) / 2) continue;
        candidates.push({ pair: [i, j], offer, cost });
      }
    }
  }
  return candidates;
}

/** 40 points at once, 340 after a minute, rising evenly until then; after two minutes anybody will do. */
function apart(waited: number): number {
  if (waited >= 120_000) return Infinity;
  return waited >= 60_000 ? 340 : 40 + (waited / 60_000) * 300;
}

/**
 * Whoever has waited for two minutes chooses the closest, who waited longest first; then the closest two who are left, again and
 * again; then the bots that stand in. In order of arrival, each player once.
 */
function byTheRules({ asking, kept }: Queue, candidates: readonly Candidate[]) {
  const paired = new Map<number, Candidate>();
  const closest = [...candidates].sort((a, b) => a.cost - b.cost);
  const asked = new Set<string>();
  const take = (one: Candidate | undefined): void => {
    for (const place of one?.pair ?? []) {
      paired.set(place, one!);
      asked.add(asking[place]!.player);
    }
  };
  const isLeft = ({ pair }: Candidate): boolean =>
    pair.every((place) => !asked.has(asking[place]!.player));
  const late = asking.filter(({ waited }) => waited >= 120_000);
  for (const { player } of late.sort((a, b) => b.waited - a.waited)) {
    const theirs = ({ pair }: Candidate) => pair.some((place) => asking[place]!.player === player);
    take(closest.find((one) => isLeft(one) && theirs(one)));
  }
  for (const one of closest) if (isLeft(one)) take(one);
  const once = <T extends { readonly players: readonly string[] }>(pair: T): T[] => {
    if (pair.players.some((one) => one !== botPlayer(BOT) && asked.has(one))) return [];
    for (const one of pair.players) asked.add(one);
    return [pair];
  };
  return asking.flatMap(({ player: me, offers, waited, standIn }, i) => {
    const found = paired.get(i);
    if (found !== undefined) {
      const [, j] = found.pair;
      if (j === i) return [];
      const players = [me, asking[j]!.player];
      return [{ tickets: [`t${i}`, `t${j}`], players, offer: found.offer }];
    }
    if (standIn === undefined || waited < standIn || kept.includes(me)) return [];
    const offer: Partial<Offer> = { ...offers[0] };
    delete offer.rated;
    return once({ tickets: [`t${i}`, `t${i}/bot`], players: [me, botPlayer(BOT)], offer });
  });
}

function lobbyOf({ asking, ratings, met, kept }: Queue): Lobby {
  const lobby = new Lobby();
  for (const [one, byPool] of Object.entries(ratings)) {
    const rated = Object.entries(byPool).map(([pool, value]) => [
      pool,
      { rating: value, deviation: 60, volatility: 0.06, matches: 9, at: 0 },
    ]);
    lobby.restore(`ratings/${one}`, Object.fromEntries(rated) as Ratings);
  }
  for (const [a, b] of met) {
    lobby.restore(`met/${a}`, { opponent: b, at: AT });
    lobby.restore(`met/${b}`, { opponent: a, at: AT });
  }
  for (const one of kept) lobby.restore(`misses/${one}`, { misses: 3, until: AT + 1, at: AT });
  for (const [i, { player: one, offers, waited, avoids, standIn }] of asking.entries()) {
    const opponent: Opponent = {
      kind: 'anyone',
      ...(standIn !== undefined && { standIn: { bot: BOT, after: standIn } }),
    };
    lobby.take({
      ...{ type: 'TicketOpened', ticket: `t${i}`, player: one, offers: [...offers], deck: DECK },
      ...{ opponent, at: AT - waited, ...(avoids.length > 0 && { avoids: [...avoids] }) },
    });
  }
  return lobby;
}
