import { describe, expect, it } from '@jest/globals';
import type { MatchmakingEvent, Offer } from '@arbiter/protocol';
import fc from 'fast-check';
import { Lobby } from './lobby.ts';
import { nextPairs } from './pairing.ts';
import { DECK } from './table.behaviour-spec.ts';

/** When the first round is, how long until anybody will do, and how far apart rounds are, in milliseconds. */
const [AT, LATE, ROUND] = [1_000_000, 120_000, 500];
const OFFERS: readonly Offer[] = [
  { edition: '6ED', format: 'freeform', bestOf: 1, rated: true },
  { edition: '6ED', format: 'freeform', bestOf: 3, rated: true },
  { edition: '5ED', format: 'freeform', bestOf: 1 },
];

interface Ticket {
  readonly player: number;
  readonly offers: readonly Offer[];
  /** When it was opened. */
  readonly at: number;
}

interface Player {
  readonly rating: number;
  /** Whom they have blocked. */
  readonly avoids: readonly number[];
}

const PLAYERS = 8;
const number = fc.nat({ max: PLAYERS - 1 });
const players: fc.Arbitrary<readonly Player[]> = fc.array(
  fc.record({
    rating: fc.integer({ min: 1_000, max: 2_000 }),
    avoids: fc.uniqueArray(number, { maxLength: PLAYERS / 2 }),
  }),
  { minLength: PLAYERS, maxLength: PLAYERS },
);
// Far more than a player may have: what holds of so many holds of fewer.
const tickets: fc.Arbitrary<readonly Ticket[]> = fc.array(
  fc.record({
    player: fc.oneof(number, fc.constant(0)),
    offers: fc.shuffledSubarray([...OFFERS], { minLength: 1 }),
    at: fc.integer({ min: AT - 2 * LATE, max: AT }),
  }),
  { minLength: 2, maxLength: 60 },
);
/** Who met whom last: of these numbers the first the second, and so on. */
const met = fc.shuffledSubarray(Array.from({ length: PLAYERS }, (_, i) => i));

function lobbyOf(
  all: readonly Player[],
  waiting: readonly Ticket[],
  lastMet: readonly number[],
): Lobby {
  const lobby = new Lobby();
  all.forEach(({ rating }, i) => rated(lobby, `p${i}`, rating));
  for (let i = 1; i < lastMet.length; i += 2) {
    const [one, other] = [`p${lastMet[i - 1]}`, `p${lastMet[i]}`];
    lobby.restore(`met/${one}`, { opponent: other, at: AT });
    lobby.restore(`met/${other}`, { opponent: one, at: AT });
  }
  waiting.forEach(({ player, offers, at }, i) => {
    opens(lobby, `t${i}`, `p${player}`, { offers, at, avoids: all[player]!.avoids });
  });
  return lobby;
}

function rated(lobby: Lobby, player: string, rating: number): void {
  const one = { rating, deviation: 60, volatility: 0.06, matches: 20, at: 0 };
  lobby.restore(`ratings/${player}`, { '6ED/freeform': one, '5ED/freeform': one });
}

function opens(
  lobby: Lobby,
  ticket: string,
  player: string,
  {
    offers = OFFERS.slice(0, 1),
    at,
    avoids = [],
  }: {
    readonly offers?: readonly Offer[];
    readonly at: number;
    readonly avoids?: readonly number[];
  },
): void {
  lobby.take({
    ...{ type: 'TicketOpened', ticket, player, offers: [...offers], deck: DECK, at },
    ...{ opponent: { kind: 'anyone' }, avoids: avoids.map((one) => `p${one}`) },
  });
}

/** Whether two tickets could be paired if nobody else were there. */
function wouldDo(all: readonly Player[], one: Ticket, other: Ticket): boolean {
  const alone = lobbyOf(all, [one, other], []);
  return nextPairs(alone, 'local', AT).length > 0;
}

const playersOf = (pairs: readonly MatchmakingEvent[]): string[] =>
  pairs.flatMap((pair) => (pair.type === 'ReadyCheckBegan' ? pair.players : []));

describe('nobody starves', () => {
  it('who has waited longest is paired while anybody is there who will do, then the next', () => {
    fc.assert(
      fc.property(players, tickets, met, (all, waiting, lastMet) => {
        const lobby = lobbyOf(all, waiting, lastMet);
        const pairs = nextPairs(lobby, 'local', AT);
        const paired = playersOf(pairs);
        expect(new Set(paired).size).toBe(paired.length);
        // In order of waiting: who is passed over found nobody who had not been taken by those before.
        const taken = new Set<string>();
        const late = waiting.filter(({ at }) => AT - at >= LATE);
        for (const one of late.sort((a, b) => a.at - b.at)) {
          const me = `p${one.player}`;
          const i = paired.indexOf(me);
          if (i !== -1) {
            taken.add(me).add(paired[i ^ 1]!);
            continue;
          }
          const missed = waiting.filter(
            (other) => !taken.has(`p${other.player}`) && wouldDo(all, one, other),
          );
          expect(missed).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('no two are left alone who would do for each other, with whatever tickets and blocks', () => {
    fc.assert(
      fc.property(players, tickets, (all, waiting) => {
        const paired = new Set(playersOf(nextPairs(lobbyOf(all, waiting, []), 'local', AT)));
        const rest = waiting.filter(({ player }) => !paired.has(`p${player}`));
        const fitting = rest.flatMap((one, i) =>
          rest.slice(i + 1).filter((other) => wouldDo(all, one, other)),
        );
        expect(fitting).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('somebody far from all who come is paired in the first round after the last step', () => {
    const lobby = new Lobby();
    rated(lobby, 'far', 2_600);
    opens(lobby, 'far', 'far', { at: AT });
    for (let round = 0; ; round++) {
      const now = AT + round * ROUND;
      // Each round brings two who are closer to each other than anybody is to them.
      for (const one of ['a', 'b']) {
        rated(lobby, `${one}${round}`, 1_500);
        opens(lobby, `${one}${round}`, `${one}${round}`, { at: now });
      }
      const pairs = nextPairs(lobby, 'local', now);
      for (const pair of pairs) lobby.take(pair);
      if (now - AT < LATE) expect(playersOf(pairs)).not.toContain('far');
      else {
        expect(playersOf(pairs)).toContain('far');
        break;
      }
    }
  });

  it('of many past the last step whom one newcomer a round would suit, each waits for those before', () => {
    const lobby = new Lobby();
    const many = Array.from({ length: 20 }, (_, i) => `p${i}`);
    // They have blocked each other, and are no better than the last who came for those who come.
    many.forEach((player, i) => {
      rated(lobby, player, 2_000 + 10 * i);
      opens(lobby, player, player, { at: AT - LATE - i, avoids: many.map((_, other) => other) });
    });
    const order = many.map((_, round) => {
      rated(lobby, `new${round}`, 2_000);
      opens(lobby, `new${round}`, `new${round}`, { at: AT });
      const pairs = nextPairs(lobby, 'local', AT + round * ROUND);
      for (const pair of pairs) lobby.take(pair);
      return playersOf(pairs).filter((player) => many.includes(player));
    });
    expect(order).toEqual(many.toReversed().map((player) => [player]));
  });
});
