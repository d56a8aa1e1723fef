import { expect, test } from '@jest/globals';
import { BOTS, BOT_STOPS, seated, selfPlay } from '@arbiter/bots';
import { SIXTH_EDITION } from '@arbiter/editions';
import {
  cardPool,
  commitmentTo,
  judge,
  positionOf,
  type Game,
  type GameEvent,
  type StartGame,
} from '@arbiter/engine';
import { seededRandom, type ExtendableHash } from '@arbiter/kernel';
import { CARDS } from '@arbiter/sets';
import { tableOf } from '../position-of-scenario.ts';
import { randomGame } from './plans.ts';

/** A hash that is none: any bytes that follow from the text will do here. */
const hash: ExtendableHash = (message, bytes) => {
  let seed = 7;
  for (let i = 0; i < message.length; i++) seed = (Math.imul(seed, 31) + message.charCodeAt(i)) | 0;
  const random = seededRandom(seed);
  return Uint8Array.from({ length: bytes }, () => random.below(256));
};
const pool = cardPool(CARDS);
const secretOf = (whose: number): string => whose.toString(16).padStart(128, '0');

/** What tells only how the game was cut into commits, not what happened in it. */
const CUTS = new Set(['CommandReceived', 'ClocksAdvanced', 'AgendaPaused']);

/** A game played out by bots, with so many events in a commit at most. */
function played(seed: number, eventsInACommit?: number) {
  const { decks, bots } = randomGame(seed);
  const promise = (whose: number): string => commitmentTo(hash, secretOf(whose));
  const rules = judge(SIXTH_EDITION, pool, hash, eventsInACommit);
  const opening: StartGame = {
    type: 'StartGame',
    game: `pauses ${seed}`,
    edition: '6ED',
    decks,
    commitments: { seats: [promise(0), promise(1)], server: promise(2) },
    serverSecret: secretOf(2),
    pinned: {},
    chooser: null,
    time: [1_000_000, 1_000_000],
    grace: [0, 0],
    stops: [BOT_STOPS, BOT_STOPS],
  };
  const happened: GameEvent[] = [];
  let pauses = 0;
  let end: Game | undefined;
  const seats = [0, 1].map((seat) =>
    seated(BOTS[bots[seat as 0 | 1]], seededRandom(seed + seat), secretOf(seat)),
  );
  for (const { verdict } of selfPlay(rules, opening, seats as never)) {
    happened.push(...verdict.events.filter(({ type }) => !CUTS.has(type)));
    if (verdict.events.at(-1)?.type === 'AgendaPaused') pauses += 1;
    end = verdict.game;
  }
  return { happened, pauses, position: positionOf(end!) };
}

test('where a commit pauses makes no difference to what happens', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const whole = played(seed);
    for (const eventsInACommit of [3, 8]) {
      const cut = played(seed, eventsInACommit);
      expect(cut.pauses).toBeGreaterThan(20);
      expect(cut.happened.length).toBe(whole.happened.length);
      expect(cut.happened.findIndex((event, i) => !same(event, whole.happened[i]))).toBe(-1);
      expect(cut.position).toEqual(whole.position);
    }
  }
});

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

test('a commit of more than a thousand events stops, and Continue goes on from it', () => {
  const rules = judge(SIXTH_EDITION, pool, hash);
  const elf = '{ card: Llanowar Elves, damage: 1 }';
  const crowd = tableOf(
    rules,
    `
title: A thousand creatures die at once
edition: 6ED
table:
  active: ann
  step: upkeep
  ann: { battlefield: [${Array(1_000).fill(elf).join(', ')}] }
play:
  - expect: { ann: { battlefield: [] } }
`,
  );
  expect(crowd.decision).toBeNull();
  const goesOn = { id: 'x', seat: 'system', at: 1, body: { type: 'Continue' } } as const;
  const { events, game } = rules.decide(goesOn, crowd);
  expect(events.length).toBeLessThan(10);
  expect(game.decision).toMatchObject({ seat: 0, kind: 'priority' });
  expect(game.players[0].graveyard).toHaveLength(1_000);
});
