import { describe, expect, test } from '@jest/globals';
import { newRating, type MatchmakingEvent } from '@arbiter/protocol';
import { OpenMatches } from '../public/open-matches.ts';
import { endOf, matchOf, playGame, ratedMatches } from '../testing/played.behaviour-spec.ts';
import { projectMatch, type MatchRows } from './match.projection.ts';

const played = playGame('game-1', 1, 5);
const events = [...matchOf('match-1', ['game-1']), ...endOf('match-1', played)];

function project(list: readonly MatchmakingEvent[]): MatchRows {
  const rows: MatchRows = { matches: new Map(), games: new Map() };
  list.forEach((event, offset) => projectMatch(rows, event, { partition: 3, offset }));
  return rows;
}

describe('the projection of matches', () => {
  test('a match from its opening to its end', () => {
    const { matches, games } = project(events);
    expect(matches.get('match-1')).toMatchObject({
      status: 'over',
      version: 4,
      offset: 3,
      partition: 3,
      endedAt: 4_000,
    });
    expect(games.get('game-1')).toMatchObject({ over: true, number: 1, offset: 2 });
  });

  test('events that come again, or after the end, change nothing', () => {
    const twice = project([...events, ...events]);
    expect(twice).toEqual(project(events));
    const rows = project(events.slice(0, 2));
    projectMatch(rows, events[1]!, { partition: 3, offset: 1 });
    expect(rows).toEqual(project(events.slice(0, 2)));
  });
});

describe('the ratings that a match leaves', () => {
  const [opened, ended] = ratedMatches(1) as [MatchmakingEvent, MatchmakingEvent];
  const [, began] = matchOf('rated-1', ['game-1']);
  const after = { ...newRating(0), rating: 1510, matches: 1 };
  const corrected: MatchmakingEvent = {
    ...{ type: 'ResultCorrected', match: 'rated-1', players: ['cat', 'dan'], game: 'game-1' },
    ...{ dispute: 'd', ruling: 1, results: [], winner: 1, annulled: false, score: [0, 1] },
    ratings: { pool: '6ED/freeform', changes: [{ player: 'dan', before: after, after }] },
    ...{ matchWinner: 1, at: 9_000 },
  };
  const left = (events: readonly MatchmakingEvent[]) => {
    const rows: MatchRows = { matches: new Map(), games: new Map() };
    return events.map((event, offset) => projectMatch(rows, event, { partition: 0, offset }));
  };

  test('are those of both at its end, once', () => {
    const [, , atEnd, again] = left([opened, began!, ended, ended]);
    expect(atEnd).toMatchObject([
      { row: { player: 'cat', pool: '6ED/freeform', rating: 1510 }, corrected: false },
      { row: { player: 'dan', rating: 1490 }, corrected: false },
    ]);
    expect(again).toEqual([]);
  });

  test('are replaced by a correction, whatever stands there', () => {
    const [, , , atCorrection] = left([opened, began!, ended, corrected]);
    expect(atCorrection).toMatchObject([
      { row: { player: 'dan', pool: '6ED/freeform', rating: 1510 }, corrected: true },
    ]);
  });
});

describe('what is public of a match', () => {
  const made = () => {
    const matches = new OpenMatches();
    return events.map((event, offset) => matches.take(event, { partition: 0, offset }));
  };

  test('no deck and no secret before the end, both decks after', () => {
    const told = made().flatMap((one) => one.events);
    expect(told.map(({ event }) => event.type)).toEqual([
      'MatchOpened',
      'GameOpened',
      'GameScored',
      'MatchEnded',
      'MatchRevealed',
    ]);
    expect(JSON.stringify(told.slice(0, -1))).not.toMatch(/Secret|decks|main/u);
    expect(told.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(made().at(-1)?.revealed).toEqual([{ game: 'game-1', from: 0 }]);
  });

  test('a redelivered event is not told again', () => {
    const matches = new OpenMatches();
    const told = [...events, ...events].map((event, offset) =>
      matches.take(event, { partition: 0, offset }),
    );
    expect(told.slice(events.length).flatMap((one) => one.events)).toEqual([]);
  });
});
