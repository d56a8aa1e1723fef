import { describe, expect, test } from '@jest/globals';
import type { DisputeEvent, EndedMatch, MatchmakingEvent } from '@arbiter/protocol';
import fc from 'fast-check';
import { correctedOnRecord, correctionOf, type ResultRuling } from './corrections.ts';
import { lobbyOf } from './kept-lobby.ts';
import { Lobby, RULED } from './lobby.ts';

const ENDED: EndedMatch = {
  ...{ match: 'm', bestOf: 3, winner: 0, reason: 'games' },
  games: [
    { game: 'g1', winner: 0 },
    { game: 'g2', winner: 1 },
    { game: 'g3', winner: 0 },
  ],
};

function ruling(
  game: string,
  winner: 0 | 1 | null,
  { number = 1, dispute = `d-${game}`, annulled = false, ended = ENDED } = {},
): ResultRuling {
  const event: Extract<DisputeEvent, { type: 'DisputeRuled' }> = {
    ...{ type: 'DisputeRuled', dispute, number, by: 'olga', role: 'operator', at: 1 },
    ...{ remedy: { kind: 'resultCorrected', winner }, grounds: 'so it is', rules: ['6ED 309.2a'] },
    ...{ result: { winner, annulled }, changes: true, ended },
  };
  return { ruling: event, game, match: 'm', players: ['ann', 'bob'] };
}

async function* streamOf(events: readonly MatchmakingEvent[]): AsyncGenerator<MatchmakingEvent> {
  await Promise.resolve();
  yield* events;
}

/** The lobby takes what comes of a ruling. @returns what came of it */
function apply(lobby: Lobby, one: ResultRuling): MatchmakingEvent[] {
  const events = correctionOf(lobby, one, 5);
  for (const event of events) expect(lobby.take(event)).toBe(true);
  return events;
}

describe('a match that was ruled on', () => {
  test('counts by the ruling: its score and its winner follow from its games', () => {
    expect(correctionOf(new Lobby(), ruling('g1', 1), 5)).toMatchObject([
      { game: 'g1', winner: 1, score: [1, 2], matchWinner: 1, players: ['ann', 'bob'] },
    ]);
  });

  test('is drawn where an annulled game leaves both with as many', () => {
    const made = correctionOf(new Lobby(), ruling('g3', null, { annulled: true }), 5);
    expect(made).toMatchObject([{ score: [1, 1], matchWinner: null, annulled: true }]);
  });

  test('stays lost for whoever conceded it', () => {
    const ended = { ...ENDED, winner: 1 as const, reason: 'concession' };
    const made = correctionOf(new Lobby(), ruling('g2', 0, { ended }), 5);
    expect(made).toMatchObject([{ score: [3, 0], matchWinner: 1 }]);
  });

  test('counts by a ruling once, however often it comes, and after a restart', () => {
    const lobby = new Lobby();
    expect(apply(lobby, ruling('g1', 1))).toHaveLength(1);
    expect(apply(lobby, ruling('g1', 1))).toEqual([]);
    const entries = [...lobby.entries()].map(
      ([key, entry]) => [key, JSON.stringify(entry)] as const,
    );
    expect(apply(lobbyOf(new Map(entries)), ruling('g1', 1))).toEqual([]);
  });

  test('is remembered for two weeks after its last ruling; then the record says how it counts', async () => {
    const lobby = new Lobby();
    const record = [...apply(lobby, ruling('g1', 1))];
    const later: MatchmakingEvent = {
      ...{ type: 'TicketRefused', ticket: 't', player: 'cid', why: 'no', at: 6 + RULED },
    };
    lobby.take({ ...later, ticket: 'before', at: 5 + RULED });
    expect(lobby.corrected('m')).toBeDefined();
    lobby.take(later);
    expect(lobby.corrected('m')).toBeUndefined();
    expect([...lobby.entries()].map(([key]) => key)).not.toContain('corrected/m');
    const known = await correctedOnRecord('m', streamOf(record));
    expect(correctionOf(lobby, ruling('g1', 1), 7 + RULED, known)).toEqual([]);
    const other = correctionOf(lobby, ruling('g3', 1), 7 + RULED, known);
    expect(other).toMatchObject([{ score: [0, 3], matchWinner: 1 }]);
  });

  test('takes an event of the same ruling that another instance appended for nothing', () => {
    const [lobby, other] = [new Lobby(), new Lobby()];
    const [event] = correctionOf(other, ruling('g1', 1), 5);
    apply(lobby, ruling('g1', 1));
    expect(lobby.take(event!)).toBe(false);
  });

  test('counts by rulings on several of its games, whatever each had seen of the others', () => {
    const lobby = new Lobby();
    apply(lobby, ruling('g1', 1));
    expect(apply(lobby, ruling('g3', 1))).toMatchObject([{ score: [0, 3], matchWinner: 1 }]);
  });

  test('counts as played again where an appeal says so', () => {
    const lobby = new Lobby();
    apply(lobby, ruling('g1', 1));
    const appealed = ruling('g1', 0, { number: 2 });
    expect(apply(lobby, appealed)).toMatchObject([{ score: [2, 1], matchWinner: 0 }]);
  });

  test('has the score of its games after any number of rulings in any order, each applied once', () => {
    const one = fc.record({
      game: fc.constantFrom('g1', 'g2', 'g3'),
      winner: fc.constantFrom<0 | 1 | null>(0, 1, null),
      number: fc.integer({ min: 1, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), (rulings) => {
        const lobby = new Lobby();
        const applied = rulings.flatMap(({ game, winner, number }) =>
          apply(lobby, ruling(game, winner, { number })),
        );
        const keys = applied.map(
          (event) => event.type === 'ResultCorrected' && `${event.dispute}/${event.ruling}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
        const results = lobby.corrected('m')?.results ?? [];
        const last = applied.at(-1);
        if (last?.type !== 'ResultCorrected') return;
        expect(last.score).toEqual(
          [0, 1].map((seat) => results.filter(({ winner }) => winner === seat).length),
        );
      }),
      { seed: 22 },
    );
  });
});
