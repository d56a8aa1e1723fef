import { expect, test } from '@jest/globals';
import { selfPlay } from '@arbiter/bots';
import { SIXTH_EDITION } from '@arbiter/editions';
import { cardPool, judge, positionOf, type Game, type GameEvent } from '@arbiter/engine';
import { botsAt, openingOf, quickHash } from '../opening.ts';
import { CARDS } from '@arbiter/sets';
import { tableOf } from '../position-of-scenario.ts';
import { randomGame } from './plans.ts';

const pool = cardPool(CARDS);

/** What tells only how the game was cut into commits, not what happened in it. */
const CUTS = new Set(['CommandReceived', 'ClocksAdvanced', 'AgendaPaused']);

/** A game played out by bots, with commits of this size at most. */
function played(seed: number, limits: { events?: number; characters?: number } = {}) {
  const { decks, bots } = randomGame(seed);
  const rules = judge(SIXTH_EDITION, pool, quickHash, limits);
  const opening = openingOf({ game: `pauses ${seed}`, edition: '6ED', decks, hash: quickHash });
  const happened: GameEvent[] = [];
  let pauses = 0;
  let end: Game | undefined;
  for (const { verdict } of selfPlay(rules, opening, botsAt(bots, seed))) {
    happened.push(...verdict.events.filter(({ type }) => !CUTS.has(type)));
    if (verdict.events.at(-1)?.type === 'AgendaPaused') pauses += 1;
    end = verdict.game;
  }
  return { happened, pauses, position: positionOf(end!) };
}

test('where a commit pauses makes no difference to what happens', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const whole = played(seed);
    for (const events of [3, 8]) {
      const cut = played(seed, { events });
      expect(cut.pauses).toBeGreaterThan(20);
      expect(cut.happened.length).toBe(whole.happened.length);
      expect(cut.happened.findIndex((event, i) => !same(event, whole.happened[i]))).toBe(-1);
      expect(cut.position).toEqual(whole.position);
    }
  }
});

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** So many creatures that die at once, as it stands when a commit of this size has been decided. */
function crowdOf(creatures: number, limits: { characters?: number } = {}) {
  const rules = judge(SIXTH_EDITION, pool, quickHash, limits);
  const elf = '{ card: Llanowar Elves, damage: 1 }';
  const crowd = tableOf(
    rules,
    `
title: Many creatures die at once
edition: 6ED
table:
  active: ann
  step: upkeep
  ann: { battlefield: [${Array(creatures).fill(elf).join(', ')}] }
play:
  - expect: { ann: { battlefield: [] } }
`,
  );
  return { rules, crowd };
}

test.each([
  ['of more than a thousand events', 1_000, {}],
  ['whose events are too long', 100, { characters: 10_000 }],
])('a commit %s stops, and Continue goes on from it', (_, creatures, limits) => {
  const { rules, crowd } = crowdOf(creatures, limits);
  expect(crowd.decision).toBeNull();
  const goesOn = { id: 'x', seat: 'system', at: 1, body: { type: 'Continue' } } as const;
  const { events, game } = rules.decide(goesOn, crowd);
  expect(events.length).toBeLessThan(10);
  expect(game.decision).toMatchObject({ seat: 0, kind: 'priority' });
  expect(game.players[0].graveyard).toHaveLength(creatures);
});

test('a commit that is neither long nor large does not stop', () => {
  expect(crowdOf(100).crowd.decision).toMatchObject({ seat: 0, kind: 'priority' });
});
