import { describe, expect, test } from '@jest/globals';
import type { DisputeEvent, MatchmakingEvent } from '@arbiter/protocol';
import { annulledBy, annulsInMatch, endedMeanwhile } from './annulments.ts';
import type { ResultRuling } from './corrections.ts';
import { dutyOf } from './duties.ts';
import { advance, openedMatch, type Match } from './match.ts';
import { withRatings } from './rated.ts';
import { Lobby } from './lobby.ts';
import { DECK } from './table.behaviour-spec.ts';

const START = { type: 'StartGame', time: [1, 1], grace: [1, 1] };
const opened = (bestOf: 1 | 3): Extract<MatchmakingEvent, { type: 'MatchOpened' }> => ({
  ...{ type: 'MatchOpened', match: 'm', region: 'local', tickets: ['t0', 't1'], at: 1 },
  offer: { edition: '6ED', format: 'freeform', bestOf, rated: true },
  ...{ players: ['ann', 'bob'], decks: [DECK, DECK] },
});
const begun = (game: string, number: number): MatchmakingEvent => ({
  ...{ type: 'GameOpened', match: 'm', game, number, start: START, from: 7, at: 2 },
});
const scored = (game: string, winner: 0 | 1 | null, score: [number, number]): MatchmakingEvent => ({
  ...{ type: 'GameScored', match: 'm', game, winner, reason: 'life', score },
  ...{ time: [1, 1], grace: [1, 1], at: 3 },
});
const ended: MatchmakingEvent = {
  ...{ type: 'MatchEnded', match: 'm', winner: 0, score: [1, 0], reason: 'games', at: 4 },
};

function ruling(game: string): ResultRuling {
  const event: Extract<DisputeEvent, { type: 'DisputeRuled' }> = {
    ...{ type: 'DisputeRuled', dispute: 'd', number: 1, by: 'olga', role: 'operator', at: 5 },
    ...{ remedy: { kind: 'gameAnnulled' }, grounds: 'it failed', rules: [], changes: true },
    ...{ result: { winner: null, annulled: true }, ended: null },
  };
  return { ruling: event, game, match: 'm', players: ['ann', 'bob'] };
}

/** A match after these events, each of which fits. */
function matchAfter(bestOf: 1 | 3, ...events: readonly MatchmakingEvent[]): Match {
  return events.reduce<Match>(
    (match, event) => {
      const next = advance(match, event as never);
      if (next === undefined || next === 'over') throw new Error(`${event.type} does not fit`);
      return next;
    },
    openedMatch(opened(bestOf)),
  );
}

/** The match after a ruling that annuls a game of it. */
function annul(match: Match, game: string): Match {
  const [made] = annulledBy(ruling(game), match, 6);
  return advance(match, made as never) as Match;
}

async function* record(...events: readonly MatchmakingEvent[]): AsyncGenerator<MatchmakingEvent> {
  await Promise.resolve();
  yield* events;
}

describe('a game that is annulled while its match goes on', () => {
  test('is stopped by that ruling', () => {
    const match = annul(matchAfter(3, begun('g1', 1)), 'g1');
    const by = { dispute: 'd', ruling: 1 };
    expect(dutyOf(match, 7, 0)).toEqual({ type: 'stopGame', game: 'g1', by });
  });

  test('counts for nobody, and the match goes on with the next one', () => {
    const match = annul(matchAfter(3, begun('g1', 1)), 'g1');
    const after = advance(match, scored('g1', null, [0, 0]) as never) as Match;
    expect(dutyOf(after, 7, 0)).toMatchObject({ event: { type: 'SideboardingBegan', number: 2 } });
  });

  test('ends a match that has no other without a winner, and rates nobody', () => {
    const match = annul(matchAfter(1, begun('g1', 1)), 'g1');
    const after = advance(match, scored('g1', null, [0, 0]) as never) as Match;
    const duty = dutyOf(after, 7, 0);
    if (duty?.type !== 'append') throw new Error('it goes on');
    expect(duty.event).toMatchObject({ type: 'MatchEnded', winner: null, score: [0, 0] });
    expect(withRatings(new Lobby(), after, duty.event)).toBe(duty.event);
  });

  test('loses the point that it gave, if it was over meanwhile', () => {
    const match = matchAfter(3, begun('g1', 1), scored('g1', 1, [0, 1]), begun('g2', 2));
    expect(annulledBy(ruling('g1'), match, 6)).toMatchObject([{ score: [0, 0] }]);
    expect(annul(match, 'g1').games[0]).toMatchObject({ winner: null });
  });

  test('is annulled once', () => {
    const match = annul(matchAfter(3, begun('g1', 1)), 'g1');
    expect(annulledBy(ruling('g1'), match, 6)).toEqual([]);
  });
});

describe('a match that was over before its game was annulled', () => {
  const played = [opened(1), begun('g1', 1), scored('g1', 0, [1, 0])];

  test('is corrected as it ended', async () => {
    expect(annulsInMatch(ruling('g1'))).toBe(true);
    expect(await endedMeanwhile(ruling('g1'), record(...played, ended))).toEqual({
      ...{ match: 'm', bestOf: 1, winner: 0, reason: 'games' },
      games: [{ game: 'g1', winner: 0 }],
    });
  });

  test('is not corrected where the ruling was applied in time, whatever comes twice', async () => {
    const annulled: MatchmakingEvent = {
      ...{ type: 'GameAnnulled', match: 'm', players: ['ann', 'bob'], game: 'g1', dispute: 'd' },
      ...{ ruling: 1, score: [0, 0], at: 3 },
    };
    const [first, second, third] = played as [MatchmakingEvent, MatchmakingEvent, MatchmakingEvent];
    const events = record(first, second, annulled, third, ended);
    expect(await endedMeanwhile(ruling('g1'), events)).toBeUndefined();
  });
});
