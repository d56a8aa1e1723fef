import { describe, expect, test } from '@jest/globals';
import type { Position, View } from '@arbiter/client';
import type { Option } from './answers.ts';
import {
  DEFAULT_ORDERS,
  goesOn,
  passesByItself,
  passingFrom,
  showsFirst,
  type PassingOrders,
} from './passing.ts';

const PASS: Option = { type: 'Pass', label: '', burns: 0 };
const CAST: Option = { type: 'CastSpell', object: 1, label: '', plans: [] };
const ability = (isMana: boolean, ...costs: ('tap' | 'sacrifice')[]): Option => ({
  ...{ type: 'ActivateAbility', object: 2, ability: 0, label: '', plans: [], isMana, costs },
});
const CHOOSE: Option = {
  ...{ type: 'Choose', kind: 'mulligan', label: '', does: [] },
  space: { shape: 'oneOf', options: [true, false] },
};

const player = { pool: [0, 0, 0, 0, 0, 0], graveyard: [{ id: 30 }], hand: null };
const spell = (id: number, controller: 0 | 1, ...targets: (number | string)[]) => ({
  ...{ id, controller, kind: 'spell', targets: [targets] },
});

/** Ann, in the first seat, is asked in the other's turn. */
function seen(change: object = {}): View {
  return {
    ...{ game: 'g', outcome: null, suspended: false, stack: [], combat: null },
    turn: { number: 4, active: 1 },
    players: [player, player],
    permanents: [
      { id: 10, controller: 0 },
      { id: 11, controller: 1 },
    ],
    ...change,
  } as unknown as View;
}

const asked = (view: View, commands: readonly Option[], kind = 'priority') =>
  ({
    view,
    options: { decision: { number: 9, kind }, commands, labels: {} },
  }) as unknown as Position;

const ANN = 0;
const attack = { combat: { attackers: [{ attacker: 11 }], blockersDeclared: false } };
const inMyTurn = { turn: { number: 5, active: ANN } };
const floating = { players: [{ ...player, pool: [0, 0, 0, 0, 1, 0] }, player] };
const OFF: PassingOrders = { ...DEFAULT_ORDERS, auto: 'off' };
const ALWAYS: PassingOrders = { ...DEFAULT_ORDERS, auto: 'always' };
const CONTROL: PassingOrders = { ...DEFAULT_ORDERS, fullControl: true };

/** Who may do what, where, under which orders; and whether the page passes. */
type Row = readonly [
  what: string,
  change: object,
  commands: readonly Option[],
  orders: PassingOrders,
  passes: boolean,
];

const damage = { ...spell(20, ANN), kind: 'damage' };
const rows: readonly Row[] = [
  ['nothing but a pass', {}, [PASS], DEFAULT_ORDERS, true],
  ['nothing but a pass, without auto-pass', {}, [PASS], OFF, false],
  ['nothing but a pass, in full control', {}, [PASS], CONTROL, false],
  ['a spell', {}, [PASS, CAST], DEFAULT_ORDERS, false],
  ['a spell, but always to pass', {}, [PASS, CAST], ALWAYS, true],
  ['mana, and nothing to spend it on', {}, [PASS, ability(true, 'tap')], DEFAULT_ORDERS, true],
  ['mana for a sacrifice', {}, [PASS, ability(true, 'sacrifice')], DEFAULT_ORDERS, false],
  ['an ability', {}, [PASS, ability(false, 'tap')], DEFAULT_ORDERS, false],
  [
    'an attack to announce',
    {},
    [PASS, { type: 'AnnounceAttack', label: '', burns: 0 }],
    DEFAULT_ORDERS,
    false,
  ],
  [
    'an attack to announce, and no creature for it',
    {},
    [PASS, { type: 'AnnounceAttack', label: '', burns: 0, idle: true }],
    DEFAULT_ORDERS,
    true,
  ],
  ['mana left over', floating, [PASS], ALWAYS, false],
  ['a spell at me', { stack: [spell(20, 1, 'p0')] }, [PASS], ALWAYS, false],
  ['a spell at what is mine', { stack: [spell(20, 1, 11, 10)] }, [PASS], ALWAYS, false],
  ['a spell at a card in my graveyard', { stack: [spell(20, 1, 30)] }, [PASS], ALWAYS, false],
  ['a spell at my spell', { stack: [spell(19, 0), spell(20, 1, 19)] }, [PASS], ALWAYS, false],
  ['a spell at what is theirs', { stack: [spell(20, 1, 11)] }, [PASS], DEFAULT_ORDERS, true],
  ['an attack on me', attack, [PASS, CAST], ALWAYS, false],
  ['an attack on me, and nothing to do before blocks', attack, [PASS], DEFAULT_ORDERS, true],
  ['my own attack', { ...inMyTurn, ...attack }, [PASS], DEFAULT_ORDERS, true],
  [
    'an attack that was blocked',
    { combat: { ...attack.combat, blockersDeclared: true } },
    [PASS],
    DEFAULT_ORDERS,
    true,
  ],
  ['my own spell on top', { stack: [spell(20, 0)] }, [PASS, CAST], DEFAULT_ORDERS, true],
  ['my own spell, full control', { stack: [spell(20, 0)] }, [PASS, CAST], CONTROL, false],
  ['my own spell, no auto-pass', { stack: [spell(20, 0)] }, [PASS, CAST], OFF, false],
  [
    'my own answer to a spell at me',
    { stack: [spell(20, 1, 'p0'), spell(21, 0)] },
    [PASS, CAST],
    DEFAULT_ORDERS,
    true,
  ],
  ['my combat damage on top', { stack: [damage] }, [PASS, CAST], DEFAULT_ORDERS, false],
  ['a game that is over', { outcome: { winner: 0 } }, [PASS], ALWAYS, false],
  ['a game that waits to be mended', { suspended: true }, [PASS], ALWAYS, false],
];

describe('what the page passes by itself', () => {
  test.each(rows)('%s', (_, change, commands, orders, passes) => {
    expect(passesByItself(asked(seen(change), commands), ANN, orders)).toBe(passes);
  });

  test.each(['mulligan', 'attack', 'block', 'choose'])('never: the decision %s', (kind) => {
    expect(passesByItself(asked(seen(), [CHOOSE], kind), ANN, ALWAYS)).toBe(false);
  });
});

describe('an attack is shown before it is passed', () => {
  const past: Option = { ...PASS, pastBlocks: true };

  test('where the server says that nobody may block it', () => {
    expect(showsFirst(asked(seen(attack), [past]), DEFAULT_ORDERS)).toBe(true);
  });

  test('but not where one will be asked how to block', () => {
    expect(showsFirst(asked(seen(attack), [PASS]), DEFAULT_ORDERS)).toBe(false);
  });

  test('nor where passing goes on past an attack that was known as it was ordered', () => {
    const on = passingFrom(seen(attack), ANN, 'myTurn');
    expect(showsFirst(asked(seen(attack), [past]), { ...DEFAULT_ORDERS, on })).toBe(false);
  });
});

describe('passing until', () => {
  /** What comes of an order that was given in one position, in another. */
  const goesOnFrom = (then: object, until: 'myTurn' | 'endOfTurn' | 'stackEmpty', now: object) =>
    goesOn(passingFrom(seen(then), ANN, until), seen(now), ANN);
  const next = { turn: { number: 6, active: 1 } };

  test.each([
    ['my turn: in the other’s', {}, 'myTurn', {}, true],
    ['my turn: there it is', {}, 'myTurn', inMyTurn, false],
    ['my turn: ordered in my turn, it is the next', inMyTurn, 'myTurn', inMyTurn, true],
    ['the end of the turn: in it', {}, 'endOfTurn', {}, true],
    ['the end of the turn: in another', {}, 'endOfTurn', inMyTurn, false],
    ['the stack is empty: it is not', {}, 'stackEmpty', { stack: [spell(20, 0)] }, true],
    ['the stack is empty: it is', {}, 'stackEmpty', {}, false],
    ['my turn: a spell at me', {}, 'myTurn', { stack: [spell(20, 1, 'p0')] }, false],
    ['my turn: an attack on me', {}, 'myTurn', attack, false],
    ['my turn: mana left over', {}, 'myTurn', floating, false],
    ['my turn: the attack was known', attack, 'myTurn', attack, true],
    ['my turn: the attack of a later turn', attack, 'myTurn', { ...attack, ...next }, false],
    [
      'the end of the turn: the spell at me was known',
      { stack: [spell(20, 1, 'p0')] },
      'endOfTurn',
      { stack: [spell(20, 1, 'p0')] },
      true,
    ],
    ['my turn: another game', { game: 'g0' }, 'myTurn', {}, false],
  ] as const)('%s', (_, then, until, now, on) => {
    expect(goesOnFrom(then, until, now)).toBe(on);
  });

  test('passes though there is something to do, auto-pass or not', () => {
    const on = passingFrom(seen(), ANN, 'endOfTurn');
    expect(passesByItself(asked(seen(), [PASS, CAST]), ANN, { ...OFF, on })).toBe(true);
  });
});
