import { describe, expect, test } from '@jest/globals';
import { evolve, fold, NO_GAME, type Game } from '@arbiter/engine';
import { commandOf, isRefusal } from '@arbiter/protocol';
import { eventsFor } from '@arbiter/view';
import { judgeOf, playGame } from '../testing/played.behaviour-spec.ts';
import { eventsOf, projectLines } from './lines.projection.ts';

describe('the lines of a game', () => {
  const judge = judgeOf('6ED')!;
  const played = playGame('game-1', 3);
  let before: Game = NO_GAME;
  const all = played.commits.map((commit) => {
    const at = { commit, before, lines: projectLines(commit, before) };
    before = fold(before, eventsOf(commit));
    return at;
  });

  test('carry number, version, type and rule of their events', () => {
    for (const { commit, lines } of all) {
      for (const { number, type, rule } of lines) {
        expect(commit.events[number - commit.first]).toMatchObject({ type, rule });
      }
    }
  });

  test('an operator is told of whatever anybody is told of', () => {
    for (const { commit, before: start } of all) {
      let position = start;
      for (const event of eventsOf(commit)) {
        const told = (viewer: 0 | 1 | 'spectator' | 'operator') =>
          eventsFor(judge, position, [event], viewer).length;
        expect(told('operator')).toBeGreaterThanOrEqual(
          Math.max(told(0), told(1), told('spectator')),
        );
        position = evolve(position, event);
      }
    }
  });

  test('what is drawn is told to its owner alone', () => {
    const drawn = all
      .flatMap(({ lines }) => lines)
      .filter(({ type, texts }) => type === 'ObjectMoved' && texts['0'] !== texts['1']);
    expect(drawn.length).toBeGreaterThan(10);
    for (const { texts } of drawn) expect(texts.all).toBeUndefined();
  });

  test('a refusal is told to its seat and an operator', () => {
    const refusals = all.filter(({ commit }) => isRefusal(commit));
    expect(refusals.length).toBeGreaterThan(3);
    for (const { commit, lines } of refusals) {
      const seat = String(commandOf(commit)?.seat);
      for (const { texts } of lines) expect(Object.keys(texts).sort()).toEqual([seat, 'operator']);
    }
  });
});
