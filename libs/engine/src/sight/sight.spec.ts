import type { Ability, Amount, CardDefinition, Filter, Modification } from '@arbiter/cards';
import { describe, expect, it } from '@jest/globals';
import { tappedArtifactsWork, theStack, typesThenCountersThenTheRest } from '../rules/answers.ts';
import type { Rules } from '../rules/rules.ts';
import type { ObjectId, Zone } from '../state/basics.ts';
import type { Game } from '../state/game.ts';
import { NO_GAME } from '../state/new-game.ts';
import { newObject } from '../state/new-object.ts';
import type { GameObject, StackItem } from '../state/objects.ts';
import { cardPool } from '../text/card-pool.ts';
import { couldProduce } from './could-produce.ts';
import { canEnchant } from './enchanting.ts';
import { fits, speaksOfX } from './filters.ts';
import { isLegalTarget, targetsFor } from './targets.ts';
import { maximumHandSizeOf } from './hand-size.ts';
import { isProtectedFrom } from './protection.ts';
import { LastLook, Sight } from './sight.ts';

const RULES = {
  timing: theStack,
  tappedArtifacts: tappedArtifactsWork,
  continuousEffects: typesThenCountersThenTheRest,
  maximumHandSize: 7,
} as unknown as Rules;

const creature = (
  name: string,
  cost: string,
  ...abilities: readonly Ability[]
): CardDefinition => ({
  name,
  cost,
  types: ['Creature'],
  power: 1,
  toughness: 1,
  abilities,
});
const land = (name: string, ...abilities: readonly Ability[]): CardDefinition => ({
  name,
  types: ['Land'],
  abilities,
});
const sized = (by: Modification): Ability => ({
  kind: 'static',
  effect: { modifies: 'self', by },
});
const knight = (from: Filter): Ability => ({ kind: 'keyword', keyword: 'protection', from });
const CARDS: readonly CardDefinition[] = [
  creature('Bear', '1G'),
  creature('White Knight', '1W', knight({ color: 'R' })),
  creature('Black Knight', '1B', knight({ color: 'G' })),
  { name: 'Leash', cost: 'W', types: ['Enchantment'], enchants: { controlledBy: 'opponent' } },
  { name: 'Burn', cost: 'XR', types: ['Instant'], spell: [{ effect: [] }] },
];

/** What it says of an object, in play unless it names another zone; the first one is object 1. */
type Row = Partial<GameObject>;

/** A table with these objects, seen by the rules of 6ED. */
function sightOf(
  rows: readonly Row[],
  more: Partial<Game> = {},
  cards: readonly CardDefinition[] = [],
): Sight {
  const objects = rows.map((row, i): GameObject => {
    const { name = 'Bear', controller = 0 } = row;
    return { ...newObject(i + 1, 'card', name, controller, controller, 'battlefield'), ...row };
  });
  const inZone = (zone: Zone): ObjectId[] =>
    objects.filter((one) => one.zone === zone).map(({ id }) => id);
  const game: Game = {
    ...NO_GAME,
    objects: [null, ...objects],
    battlefield: inZone('battlefield'),
    stack: inZone('stack'),
    players: [{ ...NO_GAME.players[0], graveyard: inZone('graveyard') }, NO_GAME.players[1]],
    look: { at: 0 },
    ...more,
  };
  const books = { rules: RULES, cards: cardPool([...CARDS, ...cards]), lastLook: new LastLook() };
  return new Sight(books, game);
}

const from = (source: ObjectId, x?: number) => ({
  source,
  controller: 0 as const,
  ...(x === undefined ? {} : { choices: { x } }),
});
const ITEM: StackItem = {
  mode: 0,
  x: 0,
  targets: [],
  division: [],
  buyback: false,
  ability: null,
  source: 1,
  bindings: {},
  triggered: false,
};
/** The prevention step in which it may be prevented. */
const stepOf = (...objects: ObjectId[]) =>
  [
    { kind: 'priority', seat: 0, passes: 0, window: { for: 'prevention', base: 0, objects } },
  ] as unknown as Game['agenda'];

const held = (object: ObjectId, change: object) =>
  [{ object, proposed: { change, met: [], rule: '' } }] as unknown as Game['held'];

describe('what a filter speaks of', () => {
  interface Case {
    readonly what: string;
    readonly filter: Filter;
    readonly row: Row;
    readonly more?: Partial<Game>;
    readonly fits: boolean;
  }

  it.each<Case>([
    { what: 'a permanent', filter: { is: 'permanent' }, row: {}, fits: true },
    { what: 'no permanent', filter: { is: 'permanent' }, row: { zone: 'stack' }, fits: false },
    { what: 'a card', filter: { is: 'card' }, row: {}, fits: true },
    { what: 'a token, no card', filter: { is: 'card' }, row: { kind: 'token' }, fits: false },
    { what: 'a spell', filter: { is: 'spell' }, row: { zone: 'stack' }, fits: true },
    { what: 'a copy', filter: { is: 'spell' }, row: { zone: 'stack', kind: 'copy' }, fits: true },
    {
      what: 'an ability, no spell',
      filter: { is: 'spell' },
      row: { zone: 'stack', kind: 'ability' },
      fits: false,
    },
    { what: 'in play, no spell', filter: { is: 'spell' }, row: {}, fits: false },
    { what: 'what is no player', filter: { is: 'player' }, row: {}, fits: false },
    {
      what: 'one target',
      filter: { is: 'single target' },
      row: { stack: { ...ITEM, targets: [['p0']] } },
      fits: true,
    },
    {
      what: 'two targets',
      filter: { is: 'single target' },
      row: { stack: { ...ITEM, targets: [['p0'], ['p1']] } },
      fits: false,
    },
    { what: 'nothing with targets', filter: { is: 'single target' }, row: {}, fits: false },
    {
      what: 'waiting damage',
      filter: { is: 'assigned damage' },
      row: {},
      more: { held: held(1, { kind: 'damage', amount: 1 }), agenda: stepOf(1) },
      fits: true,
    },
    {
      what: 'a waiting destruction, no damage',
      filter: { is: 'assigned damage' },
      row: {},
      more: { held: held(1, { kind: 'destroy', object: 1 }) },
      fits: false,
    },
    {
      what: '4ED graveyard.1: what is to be destroyed',
      filter: { is: 'on the way to the graveyard' },
      row: {},
      more: { held: held(2, { kind: 'destroy', object: 1 }) },
      fits: true,
    },
    {
      what: 'what is to be damaged, not destroyed',
      filter: { is: 'on the way to the graveyard' },
      row: {},
      more: { held: held(2, { kind: 'damage', object: 1 }) },
      fits: false,
    },
    {
      what: 'what attacked this turn',
      filter: { is: 'attacked this turn' },
      row: {},
      more: { turn: { ...NO_GAME.turn, attackers: [1] } },
      fits: true,
    },
    {
      what: 'what did not attack where others did',
      filter: { is: 'attacked this turn' },
      row: {},
      more: { turn: { ...NO_GAME.turn, attackers: [2] } },
      fits: false,
    },
    { what: 'nobody attacked', filter: { is: 'attacked this turn' }, row: {}, fits: false },
    { what: 'of X, which is given', filter: { manaValue: { equals: 'X' } }, row: {}, fits: true },
    {
      what: 'of X, 6ED 203.3',
      filter: { manaValue: { equals: 2 } },
      row: { name: 'Burn' },
      fits: false,
    },
    {
      what: 'of X with its value',
      filter: { manaValue: { equals: 2 } },
      row: { name: 'Burn', zone: 'stack', stack: { ...ITEM, x: 1 } },
      fits: true,
    },
  ])('$what: $fits', ({ filter, row, more, fits: expected }) => {
    expect(fits(sightOf([row], more), filter, 1, from(1, 2))).toBe(expected);
  });

  it('an attacker that this blocks, and none that another blocks', () => {
    const attackers = [{ object: 1, band: 0, blocked: true, blockers: [2] }];
    const struck = { assigned: [], struckFirst: null };
    const combat = { attackers, blockers: [2], blockersDeclared: true, ...struck };
    const sight = sightOf([{}, {}, {}], { combat });
    expect(fits(sight, { is: 'blocked by this' }, 1, from(2))).toBe(true);
    expect(fits(sight, { is: 'blocked by this' }, 1, from(3))).toBe(false);
  });

  it.each([
    ['color', 'green', 'G', true],
    ['color', 'red', 'R', false],
    ['creature type', 'what it is', 'Ogre', true],
    ['creature type', 'another', 'Elf', false],
  ] as const)('of the chosen %s, %s', (kind, _, word, expected) => {
    const ogre = { ...creature('Ogre', 'G'), subtypes: ['Ogre'] };
    const sight = sightOf([{ name: 'Ogre' }, { chosen: { [kind]: word } }], {}, [ogre]);
    expect(fits(sight, { chosen: kind }, 1, from(2))).toBe(expected);
  });

  it.each(['player', 'you', 'opponent'] as const)('no object as %s', (is) => {
    expect(fits(sightOf([{}, {}]), { is }, 1, from(2))).toBe(false);
  });

  it('of what was chosen, where nothing was', () => {
    expect(fits(sightOf([{}, {}]), { chosen: 'color' }, 1, from(2))).toBe(false);
  });

  it('6ED 202.2: "this" is the object whose ability it is', () => {
    const sight = sightOf([{}, { zone: 'stack', kind: 'ability', stack: ITEM }]);
    expect(fits(sight, { is: 'self' }, 1, from(2))).toBe(true);
    expect(fits(sight, { is: 'self' }, 2, from(2))).toBe(false);
    expect(fits(sight, { is: 'self' }, 1, from(9))).toBe(false);
  });

  const x: Filter = { manaValue: { equals: 'X' } };
  it.each<[boolean, Filter]>([
    [true, x],
    [true, { not: x }],
    [true, { any: [{ type: 'Land' }, x] }],
    [true, { all: [{ type: 'Land' }, { not: x }] }],
    [false, { manaValue: { equals: 2 } }],
    [false, { not: { type: 'Land' } }],
    [false, { any: [{ type: 'Land' }] }],
  ])('speaks of X: %s, %j', (expected, filter) => {
    expect(speaksOfX(filter)).toBe(expected);
  });
});

describe('6ED 413.2a#2: targets', () => {
  const rows: readonly Row[] = [
    {},
    { zone: 'stack' },
    { zone: 'graveyard' },
    { zone: 'hand' },
    { zone: 'stack', kind: 'damage', name: '' },
  ];
  const more = { held: held(5, { kind: 'damage', amount: 1 }), agenda: stepOf(5) };
  const green: Filter = { color: 'G' };

  it.each<{ what: string; filter: Filter; in?: 'graveyard'; targets: readonly unknown[] }>([
    { what: 'green', filter: green, targets: [1] },
    { what: 'a green spell', filter: { all: [{ is: 'spell' }, green] }, targets: [2] },
    {
      what: 'a green card in a graveyard',
      filter: green,
      in: 'graveyard',
      targets: [3],
    },
    { what: 'waiting damage', filter: { is: 'assigned damage' }, targets: [5] },
    {
      what: 'waiting damage that is green',
      filter: { all: [{ is: 'assigned damage' }, green] },
      targets: [],
    },
    {
      what: 'a player or a permanent',
      filter: { any: [{ is: 'player' }, { is: 'permanent' }] },
      targets: ['p0', 'p1', 1],
    },
  ])('$what', ({ filter, targets, ...where }) => {
    const sight = sightOf(rows, more);
    const spec = { what: filter, ...('in' in where ? { in: 'graveyard' as const } : {}) };
    expect(targetsFor(sight, spec, from(9))).toEqual(targets);
    for (const what of ['p0', 'p1', 1, 2, 3, 4, 5] as const) {
      const legal = isLegalTarget(sight, spec, what, from(9));
      expect([what, legal]).toEqual([what, targets.includes(what)]);
    }
  });

  it('a spell is no target of itself', () => {
    const sight = sightOf(rows, more);
    expect(targetsFor(sight, { what: { is: 'spell' } }, from(2))).toEqual([]);
    expect(isLegalTarget(sight, { what: { is: 'spell' } }, 2, from(2))).toBe(false);
  });
});

describe('6ED 502.7b#1: protection', () => {
  it.each<{ what: string; row: Row; is: boolean }>([
    { what: 'a green permanent', row: { name: 'Bear' }, is: true },
    { what: 'a white one', row: { name: 'White Knight' }, is: false },
    {
      what: 'an ability of a green one, without a colour of its own',
      row: { kind: 'ability', zone: 'stack', stack: { ...ITEM, source: 2 } },
      is: true,
    },
    {
      what: 'one that has lost its colours',
      row: { kind: 'ability', zone: 'stack', colors: [], stack: { ...ITEM, source: 2 } },
      is: true,
    },
    {
      what: 'one that is red',
      row: { kind: 'ability', zone: 'stack', colors: ['R'], stack: { ...ITEM, source: 2 } },
      is: false,
    },
    {
      what: 'a green one of a white source',
      row: { kind: 'ability', zone: 'stack', colors: ['G'], stack: { ...ITEM, source: 4 } },
      is: true,
    },
  ])('from $what: $is', ({ row, is }) => {
    const sight = sightOf([{ name: 'Black Knight' }, {}, row, { name: 'White Knight' }]);
    expect(isProtectedFrom(sight, 1, 3)).toBe(is);
  });

  it('works in play only, and for no player', () => {
    const sight = sightOf([{ name: 'Black Knight' }, { name: 'Black Knight', zone: 'hand' }, {}]);
    expect(isProtectedFrom(sight, 1, 3)).toBe(true);
    expect(isProtectedFrom(sight, 2, 3)).toBe(false);
    expect(isProtectedFrom(sight, 'p0', 3)).toBe(false);
  });
});

describe('6ED 214.8f: what a local enchantment may be on', () => {
  const sight = (): Sight =>
    sightOf([{ name: 'Leash' }, { controller: 1 }, {}, { controller: 1, zone: 'hand' }]);

  it.each([
    ['a permanent that fits', 0, 2, true],
    ['one that does not', 0, 3, false],
    ['one that does not, seen by the opponent', 1, 2, false],
    ['one that fits the opponent', 1, 3, true],
    ['what is not in play', 0, 4, false],
    ['itself', 1, 1, false],
  ] as const)('%s', (_, controller, on, may) => {
    expect(canEnchant(sight(), 1, controller, on)).toBe(may);
  });

  it('none that enchants nothing', () => {
    expect(canEnchant(sight(), 3, 0, 2)).toBe(false);
  });
});

describe('mana that could be produced', () => {
  const taps = (mana: string, more: object = {}): Ability => ({
    kind: 'activated',
    cost: { tap: true },
    effect: [{ do: 'addMana', mana }],
    ...more,
  });
  const lands = { all: [{ type: 'Land' }, { controlledBy: 'opponent' }] } as const;
  const asOthers = (mana: 'G' | 'R'): Ability =>
    taps(mana, { onlyIf: [{ couldProduce: mana, by: lands }] });
  const cards = [
    land('Grove', taps('G')),
    land('Orchard', asOthers('G'), asOthers('R')),
    land('Altar', taps('G', { onlyIf: [{ exists: { type: 'Creature' } }] })),
    land('Idol', taps('G', { onlyIf: ['a player has the most life'] })),
    land('Storm', {
      kind: 'triggered',
      trigger: { when: 'is tapped for mana', what: 'enchanted' },
      effect: [{ do: 'addMana', mana: 'G' }],
    }),
    land('Well', { kind: 'activated', cost: { tap: true }, effect: [] }),
  ];
  const could = (rows: readonly Row[], mana = 'G'): boolean =>
    couldProduce(sightOf([{ name: 'Orchard' }, ...rows], {}, cards), mana, lands, from(1));

  it.each<{ what: string; rows: readonly Row[]; is: boolean }>([
    { what: 'a land that gives it', rows: [{ name: 'Grove', controller: 1 }], is: true },
    { what: 'an own one', rows: [{ name: 'Grove' }], is: false },
    { what: 'one that could not do so now', rows: [{ name: 'Altar', controller: 1 }], is: true },
    { what: 'one that waits for more life', rows: [{ name: 'Idol', controller: 1 }], is: true },
    { what: 'one that triggers', rows: [{ name: 'Storm', controller: 1 }], is: false },
    { what: 'one that gives something else', rows: [{ name: 'Well', controller: 1 }], is: false },
    {
      what: 'one that gives what nobody gives',
      rows: [{ name: 'Orchard', controller: 1 }],
      is: false,
    },
    {
      what: 'one that gives what an own land gives',
      rows: [{ name: 'Orchard', controller: 1 }, { name: 'Grove' }],
      is: true,
    },
  ])('by $what: $is', ({ rows, is }) => {
    expect(could(rows)).toBe(is);
  });

  it('is of the type asked for', () => {
    expect(could([{ name: 'Orchard', controller: 1 }, { name: 'Grove' }], 'R')).toBe(false);
  });
});

describe('what a table looks like', () => {
  const hand: Amount = { count: { cards: { all: [] }, in: 'hand', of: 'you' } };
  const inHand = (count: number): Partial<Game> => ({
    players: [
      { ...NO_GAME.players[0], hand: Array.from({ length: count }, () => 9) },
      NO_GAME.players[1],
    ],
  });

  it.each<{ what: string; power: Amount; sizes: readonly [number, number] }>([
    { what: 'so many', power: hand, sizes: [3, 4] },
    { what: 'half so many', power: { half: hand, rounded: 'up' }, sizes: [2, 3] },
    { what: 'twice so many', power: { times: 2, of: hand }, sizes: [5, 7] },
  ])('is counted again when such cards come: $what', ({ power, sizes }) => {
    const more = { ...inHand(2), look: { at: 1 } };
    const counter = creature(
      'Counter',
      'U',
      sized({ power, toughness: { count: { type: 'Creature' } } }),
    );
    const before = sightOf([{ name: 'Counter' }, {}], more, [counter]);
    expect(before.characteristics(1)).toMatchObject({ power: sizes[0], toughness: 3 });
    expect(before.look()).toBe(before.look());
    const after = new Sight(before.books, { ...before.game, ...inHand(3) });
    expect(after.characteristics(1).power).toBe(sizes[1]);
  });

  it('is seen once where nothing is counted', () => {
    const before = sightOf([{}], { ...inHand(2), look: { at: 1 } });
    const after = new Sight(before.books, { ...before.game, ...inHand(3) });
    expect(after.look()).toBe(before.look());
  });

  it('changes in size by counters that are called a size only', () => {
    const counters = { '+1/+2': 2, '-1/-1': 1, 'a +1/+1': 1, '+1/+1 b': 1 };
    expect(sightOf([{ counters }]).characteristics(1)).toMatchObject({ power: 2, toughness: 4 });
  });

  it('has colours that were given', () => {
    expect(sightOf([{ colors: ['U'] }]).characteristics(1).colors).toEqual(['U']);
  });

  it('tells abilities that change characteristics from others', () => {
    const other: Ability = { kind: 'static', effect: { maximumHandSize: 2, who: 'you' } };
    const both = creature('Both', 'U', sized({ power: 1 }), other);
    expect(sightOf([{ name: 'Both' }], {}, [both]).look().statics).toMatchObject([
      { source: 1, index: 1, effect: other.effect },
    ]);
  });

  it('shows what is in play only', () => {
    const sight = sightOf([{}, { zone: 'hand' }]);
    expect([sight.look().has(1), sight.look().has(2)]).toEqual([true, false]);
    expect(() => sight.look().of(2)).toThrow('object 2 is not in play');
    expect(() => sight.object(0)).toThrow('nothing is known of object 0');
    expect(() => sight.object(9)).toThrow('nothing is known of object 9');
  });

  it('tells step by step why a creature is as large as it is', () => {
    const lord = creature('Lord', 'U', {
      kind: 'static',
      effect: { modifies: { type: 'Creature' }, by: { power: 1, toughness: 0 } },
    });
    const sight = sightOf([{ counters: { '+1/+1': 1 } }, { name: 'Lord' }], {}, [lord]);
    expect(sight.sizeStory(1)).toMatchObject([
      { origin: { kind: 'printed' }, power: 1, toughness: 1, sets: true },
      { origin: { kind: 'counters' }, power: 2, toughness: 2, sets: false },
      { origin: { kind: 'static', source: 2 }, power: 3, toughness: 2, sets: false },
    ]);
  });
});

describe('6ED 314.1a: the maximum hand size', () => {
  it.each([
    ['you', [2, 7]],
    ['each player', [2, 2]],
    ['opponent', [7, 2]],
  ] as const)('of %s', (who, sizes) => {
    const effect = { maximumHandSize: 2, who };
    const vise = creature('Vise', '1', { kind: 'static', effect });
    const sight = sightOf([{ name: 'Vise' }], {}, [vise]);
    expect([maximumHandSizeOf(sight, 0), maximumHandSizeOf(sight, 1)]).toEqual(sizes);
  });
});

describe('6ED 308.1#4: summoning sickness', () => {
  it.each([
    [4, false],
    [5, false],
    [6, true],
  ])('of what came at %d, where the turn began at 5: %s', (controlledSince, sick) => {
    const players: Game['players'] = [{ ...NO_GAME.players[0], turnBegan: 5 }, NO_GAME.players[1]];
    expect(sightOf([{ controlledSince }], { players }).isSummoningSick(1)).toBe(sick);
  });
});

describe('what is not in play', () => {
  it('has no characteristics if it has no name', () => {
    const sight = sightOf([{ name: '', kind: 'damage', zone: 'stack' }]);
    expect(sight.characteristics(1)).toMatchObject({ types: [], colors: [], abilities: [] });
  });

  it('is of no type if it is an ability, and of the colours that it was given', () => {
    const ability: Row = { kind: 'ability', zone: 'stack' };
    const sight = sightOf([ability, { ...ability, colors: ['R'] }]);
    expect(sight.characteristics(1)).toMatchObject({ types: [], colors: [], power: 1 });
    expect(sight.characteristics(2)).toMatchObject({ types: [], colors: ['R'] });
  });

  it('6ED 415.1#1: a spell has the colour that it was given last', () => {
    const modification = { kind: 'modification', timestamp: 1, thisTurn: true } as const;
    const sight = sightOf([{ zone: 'stack' }, { zone: 'stack' }], {
      effects: [
        { ...modification, id: 1, objects: [1], by: { colors: ['R'] } },
        { ...modification, id: 2, objects: [1], by: { becomes: { colors: ['U'] } } },
        { ...modification, id: 3, objects: [1], by: { power: 1 } },
      ],
    });
    expect(sight.characteristics(1).colors).toEqual(['U']);
    expect(sight.characteristics(2).colors).toEqual(['G']);
  });
});
