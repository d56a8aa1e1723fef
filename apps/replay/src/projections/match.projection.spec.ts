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

describe('a match with a dispute about its last game', () => {
  const [opened, begun, ...end] = events as [MatchmakingEvent, MatchmakingEvent];
  const about = { match: 'match-1', dispute: 'd', at: 2_000 };
  const held: MatchmakingEvent = { type: 'RevelationHeld', ...about };
  const released: MatchmakingEvent = { type: 'RevelationReleased', ...about };
  const rewound: MatchmakingEvent = {
    ...{ type: 'GameRewound', ...about, game: 'game-1', players: ['ann', 'bob'], ruling: 1 },
    ...{ continuation: 'match-2', region: 'local', results: [], to: null },
    ...{ offer: { edition: '6ED', format: 'freeform', bestOf: 1 } },
    ...{
      decks: [
        { main: [], side: [] },
        { main: [], side: [] },
      ],
    },
    ...{
      registered: [
        { main: [], side: [] },
        { main: [], side: [] },
      ],
    },
  };
  const corrected: MatchmakingEvent = {
    ...{ type: 'ResultCorrected', match: 'match-1', players: ['ann', 'bob'], game: 'game-1' },
    ...{ dispute: 'd', ruling: 1, results: [], winner: 1, annulled: false, score: [0, 1] },
    ...{ matchWinner: 1, at: 9_000 },
  };
  const row = (...list: readonly MatchmakingEvent[]) => project(list).matches.get('match-1');
  const told = (...list: readonly MatchmakingEvent[]) => {
    const matches = new OpenMatches();
    return list.map((event, offset) => matches.take(event, { partition: 0, offset }));
  };

  test('is over and shows nothing until that is settled', () => {
    expect(row(opened, begun, held, ...end)).toMatchObject({ status: 'over', held: ['d'] });
    expect(row(opened, begun, held, ...end, released)).toMatchObject({ held: [] });
  });

  test('shows nothing until the game is played on by a ruling, and then counts by that', () => {
    const list = [opened, begun, rewound, ...end];
    expect(row(...list)).toMatchObject({ held: ['d'], continuedIn: 'match-2' });
    expect(row(...list, corrected, released)).toMatchObject({ held: [], winner: 1 });
  });

  test('is not held back any more once it was shown, or once another game was begun', () => {
    expect(row(opened, begun, ...end, held)).toMatchObject({ held: [] });
    const next: MatchmakingEvent = { ...begun, game: 'game-2', number: 2 } as MatchmakingEvent;
    expect(row(opened, begun, held, next)).toMatchObject({ held: [] });
  });

  test('is revealed to the public when it is released, and not before', () => {
    const made = told(opened, begun, held, rewound, ...end, corrected, released);
    const types = made.map((one) => one.events.map(({ event }) => event.type));
    expect(types.slice(2)).toEqual([
      [],
      ['GameRewound'],
      ['GameScored'],
      ['MatchEnded'],
      ['ResultCorrected'],
      ['MatchRevealed'],
    ]);
    const numbers = made.flatMap((one) => one.events.map(({ number }) => number));
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(made.flatMap((one) => one.revealed)).toEqual([{ game: 'game-1', from: 0 }]);
  });
});
