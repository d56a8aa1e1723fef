import { describe, expect, test } from '@jest/globals';
import type { MatchmakingEvent } from '@arbiter/protocol';
import { OpenMatches } from '../public/open-matches.ts';
import { endOf, matchOf, playGame } from '../testing/played.behaviour-spec.ts';
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
