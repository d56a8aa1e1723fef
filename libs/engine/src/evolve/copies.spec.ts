import { describe, expect, it } from '@jest/globals';
import type { AnnounceFrame } from '../state/frames.ts';
import type { Clock, Game, Player, Turn } from '../state/game.ts';
import { NO_GAME } from '../state/new-game.ts';
import type { Choices, GameObject, StackItem } from '../state/objects.ts';
import {
  announceLike,
  clockLike,
  gameLike,
  objectLike,
  playerLike,
  stackItemLike,
  turnLike,
  withChoices,
} from './copies.ts';

// Every field is there, those too that are rarely: what a type gets is missing here until it is copied.
const CLOCK: Required<Clock> = {
  left: [1, 2],
  grace: [3, 4],
  connected: [true, false],
  settled: 5,
  thought: { decision: 6, spent: 7 },
  control: { most: 8 },
  lag: [9, 10],
};
const TURN: Required<Turn> = {
  number: 3,
  active: 1,
  step: 'upkeep',
  phase: 'beginning',
  extra: 2,
  inOrder: 0,
  extraPhases: ['combat'],
  extraSteps: ['upkeep'],
  afterSteps: 4,
  resumeAt: 5,
  controlledBy: 0,
  attackers: [6],
  happened: { died: [7] },
  damage: [[8, 'p0']],
  damageTaken: [9, 10],
  inPhase: ['a key'],
  attacked: true,
  used: [],
  unused: [],
};
const GAME: Required<Game> = {
  ...NO_GAME,
  definitions: ['{}'],
  loop: {} as Required<Game>['loop'],
  madeJustNow: {} as Required<Game>['madeJustNow'],
  main: NO_GAME,
  turn: TURN,
  clock: CLOCK,
};
const PLAYER: Required<Player> = {
  ...NO_GAME.players[0],
  counters: { poison: 1 },
  snow: [1, 0, 0, 0, 0, 0],
  limited: [],
  outside: [2],
  attackedLastTurn: [3],
  ante: [4],
  shownTop: 5,
  shownInHand: [6],
  landsAllowed: { 7: 1 },
};
const CHOICES: Required<Choices> = {
  mode: 1,
  x: 2,
  targets: [[3]],
  division: [[4]],
  buyback: true,
  alternative: 5,
  replicated: [6],
  paidWith: { sacrifice: [7] },
  times: 8,
  paid: false,
};
const ITEM: StackItem = {
  ...{ mode: 0, x: 0, targets: [], division: [], buyback: false },
  ...{ ability: null, source: 9, bindings: { event: 10 }, triggered: false, colorsPaid: 2 },
};
const WHOLE_ITEM: Required<StackItem> = {
  ...{ ...ITEM, ...CHOICES, colorsPaid: 2, manaSpent: ['G'], fromHand: true, free: true },
  joined: [{ of: 'Upkeep', index: 0, text: [] }],
  sourceWas: {
    ...{ types: ['Creature'], subtypes: [], supertypes: [], colors: ['G'] },
    ...{ power: 1, toughness: 2, keywords: ['trample'] },
  },
};
const OBJECT: Required<GameObject> = {
  id: 1,
  kind: 'card',
  name: 'Flipped',
  card: 'Printed',
  owner: 0,
  controller: 1,
  enteredUnder: 1,
  zone: 'battlefield',
  tapped: true,
  damage: 2,
  timestamp: 3,
  controlledSince: 4,
  attachedTo: 5,
  counters: { charge: 6 },
  text: [],
  colors: ['R'],
  faceDown: true,
  knownTo: 1,
  phasedInSince: 12,
  chosen: { color: 'R' },
  stack: ITEM,
  spent: ['a key'],
  lastKnown: null,
  paid: 'suspend',
  lifePaid: 7,
  madeBy: 8,
  manaSpent: ['G'],
  fromHand: true,
  exiledWith: 9,
  link: 'a link',
  flipped: true,
  became: 10,
  haunts: 11,
};

const ANNOUNCEMENT: Required<AnnounceFrame> = {
  ...{ kind: 'announce', seat: 1, object: 2, source: 3, ability: null, at: 4, part: 5 },
  ...{ choices: CHOICES, brought: {}, answer: true, start: NO_GAME, played: [], payment: null },
  ...{ opponentChose: true, from: 'graveyard', card: 6, picked: [[7]], pickedByAnswer: true },
  lockedIn: {} as Required<AnnounceFrame>['lockedIn'],
};

const COPIES: readonly (readonly [what: string, original: object, copy: object])[] = [
  ['game', GAME, gameLike(GAME)],
  ['object', OBJECT, objectLike(OBJECT)],
  ['player', PLAYER, playerLike(PLAYER)],
  ['announcement', ANNOUNCEMENT, announceLike(ANNOUNCEMENT, ANNOUNCEMENT.start)],
  ['turn', TURN, turnLike(TURN)],
  ['clock', CLOCK, clockLike(CLOCK)],
  ['item of the stack', WHOLE_ITEM, stackItemLike(WHOLE_ITEM)],
];

describe('copies, field by field', () => {
  it.each(COPIES)('have every field that there can be: %s', (_, original, copy) => {
    expect(copy).not.toBe(original);
    expect(copy).toStrictEqual(original);
  });

  it.each([
    ['game', NO_GAME, gameLike(NO_GAME)],
    ['player', NO_GAME.players[0], playerLike(NO_GAME.players[0])],
    ['turn', NO_GAME.turn, turnLike(NO_GAME.turn)],
    ['clock', NO_GAME.clock, clockLike(NO_GAME.clock)],
    ['item of the stack', ITEM, stackItemLike(ITEM)],
  ])('have no field that isn’t there: %s', (_, original, copy) => {
    expect(copy).toStrictEqual(original);
  });

  it('put everything that was chosen over what stood on the stack, and keep the rest of that', () => {
    expect(withChoices(ITEM, CHOICES)).toStrictEqual({ ...ITEM, ...CHOICES });
  });
});
