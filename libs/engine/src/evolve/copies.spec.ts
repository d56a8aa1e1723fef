import { describe, expect, it } from '@jest/globals';
import type { AnnounceFrame, Frame, FrameKind, FrameOf } from '../state/frames.ts';
import type { Clock, Combat, Game, Player, Turn } from '../state/game.ts';
import { NO_GAME } from '../state/new-game.ts';
import type { Choices, GameObject, StackItem } from '../state/objects.ts';
import {
  clockLike,
  combatLike,
  gameLike,
  objectLike,
  playerLike,
  stackItemLike,
  turnLike,
  withChoices,
} from './copies.ts';
import { announceLike, frameLike } from '../state/copied-frames.ts';

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

const COMBAT: Required<Combat> = {
  ...{ attackers: [], blockers: [1], blockersDeclared: true, assigned: [], struckFirst: [2] },
};
const ANNOUNCEMENT: Required<AnnounceFrame> = {
  ...{ kind: 'announce', seat: 1, object: 2, source: 3, ability: null, at: 4, part: 5 },
  ...{ choices: CHOICES, brought: {}, answer: true, start: NO_GAME, played: [], payment: null },
  ...{ opponentChose: true, from: 'graveyard', card: 6, picked: [[7]], pickedByAnswer: true },
  lockedIn: {} as Required<AnnounceFrame>['lockedIn'],
};

// Those of each kind, with all that it may have.
const FRAMES: { readonly [K in FrameKind]: Required<FrameOf<K>> } = {
  announce: ANNOUNCEMENT,
  batch: { kind: 'batch' },
  changes: { kind: 'changes', changes: [], at: 1, answer: [2], arranging: 0, inOrder: [3] },
  declare: { kind: 'declare', attack: [[1]], block: [[2, 3]], answer: true },
  loop: { kind: 'loop', answer: 1 },
  opening: {
    ...{ kind: 'opening', stage: 'choose', seat: 1, answer: 2 },
    goesOn: { libraries: 'kept', decision: null },
  },
  pay: {
    ...{ kind: 'pay', seat: 1, object: 2, cost: { mana: '3' }, at: 1, payment: null, part: 4 },
    ...{ answer: true, picked: [[5]], for: 'attack', more: [] },
  },
  priority: {
    ...{ kind: 'priority', seat: 1, passes: 1, rounds: 2, attack: true },
    window: { for: 'declaring', base: 3 },
    loop: { mark: 'a mark', since: 4, offered: true, repeats: 5 },
  },
  resolve: {
    ...{ kind: 'resolve', object: 1, source: 2, controller: 1, ability: null, at: 3 },
    ...{ choices: CHOICES, bindings: { event: 4 }, answer: [5], rounds: [{ at: 6, left: ['p0'] }] },
    ...{ progress: { of: 'discard', asking: 0, chosen: [7] }, happened: [], met: [] },
  },
  triggers: {
    ...{ kind: 'triggers', ordered: [1], answer: [2], series: [3], since: 4, activeIsDone: true },
  },
  turn: { kind: 'turn', step: 1, action: 2, answer: true },
};

const COPIES: readonly (readonly [what: string, original: object, copy: object])[] = [
  ['game', GAME, gameLike(GAME)],
  ['object', OBJECT, objectLike(OBJECT)],
  ['player', PLAYER, playerLike(PLAYER)],
  ['announcement', ANNOUNCEMENT, announceLike(ANNOUNCEMENT, ANNOUNCEMENT.start)],
  ...Object.values(FRAMES).map(
    (frame) => [`${frame.kind} frame`, frame, frameLike(frame)] as const,
  ),
  ['combat', COMBAT, combatLike(COMBAT)],
  ['turn', TURN, turnLike(TURN)],
  ['clock', CLOCK, clockLike(CLOCK)],
  ['item of the stack', WHOLE_ITEM, stackItemLike(WHOLE_ITEM)],
];

// And with no more than they must have.
const PLAIN_FRAMES: readonly Frame[] = [
  { kind: 'priority', seat: 0, passes: 0 },
  { kind: 'triggers', ordered: [], answer: null },
  {
    ...{ kind: 'resolve', object: 1, source: 2, controller: 1, ability: null, at: 0 },
    ...{ choices: CHOICES, bindings: {}, answer: null },
  },
  { kind: 'pay', seat: 0, object: 1, cost: {}, at: 0, payment: null, part: 0, answer: null },
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
    ...PLAIN_FRAMES.map((frame) => [`${frame.kind} frame`, frame, frameLike(frame)] as const),
    ['clock', NO_GAME.clock, clockLike(NO_GAME.clock)],
    ['item of the stack', ITEM, stackItemLike(ITEM)],
  ])('have no field that isn’t there: %s', (_, original, copy) => {
    expect(copy).toStrictEqual(original);
  });

  it('put everything that was chosen over what stood on the stack, and keep the rest of that', () => {
    expect(withChoices(ITEM, CHOICES)).toStrictEqual({ ...ITEM, ...CHOICES });
  });
});
