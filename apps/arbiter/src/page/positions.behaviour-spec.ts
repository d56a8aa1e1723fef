import { LaidGame } from './laid-game.behaviour-spec.ts';

/** Whether a seat may do what it likes in its own main phase. */
const inMain = (table: LaidGame, seat: 0 | 1): boolean =>
  table.asks(seat, 'priority') &&
  table.now.turn.active === seat &&
  table.now.turn.step === 'precombat main' &&
  table.now.stack.length === 0;

const withHurricane = (name: string): LaidGame =>
  new LaidGame(name, [{ Forest: 30, Hurricane: 10 }, { Mountain: 40 }]).until(
    (table) => inMain(table, 0) && table.permanents(0, 'Forest').length === 4,
  );

/** Lands of two kinds, either of which pays for a spell with a target, and for one without. */
const withTwoKinds = (name: string): LaidGame =>
  new LaidGame(name, [
    { Mountain: 18, Taiga: 8, Shock: 8, 'Jackal Pup': 8 },
    { Forest: 20, 'Llanowar Elves': 10, 'River Boa': 10 },
  ]).until(
    (table) =>
      inMain(table, 0) &&
      table.held(0, 'Shock').length > 0 &&
      table.held(0, 'Jackal Pup').length > 0 &&
      table.permanents(0, 'Mountain').length > 0 &&
      table.permanents(0, 'Taiga').length > 0 &&
      table.permanents(1, 'River Boa').length > 0,
    ['Llanowar Elves', 'River Boa'],
  );

/** A pile of Forests and a land for two colors, with something to spend their mana on. */
const withLands = (name: string): LaidGame =>
  new LaidGame(name, [{ Forest: 20, Taiga: 8, Hurricane: 12 }, { Mountain: 40 }]).until(
    (table) =>
      inMain(table, 0) &&
      table.held(0, 'Hurricane').length > 0 &&
      table.permanents(0, 'Forest').length > 2 &&
      table.permanents(0, 'Taiga').length > 0,
  );

/** Ann, who has nothing but lands, is asked about a creature spell of Bob's. */
const facingElves = (name: string): LaidGame =>
  new LaidGame(name, [{ Forest: 40 }, { Forest: 20, 'Llanowar Elves': 20 }]).until(
    (now) => now.now.stack.length > 0 && now.asks(0, 'priority'),
    ['Llanowar Elves'],
  );

/** Arc Lightning in hand, and creatures to aim it at. */
const withArcLightning = (name: string): LaidGame =>
  new LaidGame(name, [
    { Mountain: 30, 'Arc Lightning': 10 },
    { Forest: 20, 'Llanowar Elves': 20 },
  ]).until(
    (table) =>
      inMain(table, 0) &&
      table.held(0, 'Arc Lightning').length > 0 &&
      table.permanents(0, 'Mountain').length >= 3 &&
      table.permanents(1, 'Llanowar Elves').length > 0,
    ['Llanowar Elves'],
  );

/** Shock in hand, and creatures to aim it at. */
const withShock = (name: string): LaidGame =>
  new LaidGame(name, [
    { Mountain: 24, Shock: 16 },
    { Forest: 20, 'Llanowar Elves': 10, 'River Boa': 10 },
  ]).until(
    (table) =>
      inMain(table, 0) &&
      table.held(0, 'Shock').length > 1 &&
      table.permanents(0, 'Mountain').length >= 2 &&
      table.permanents(1, 'River Boa').length > 0,
    ['Llanowar Elves', 'River Boa'],
  );

/** Two echoes at once, in Ann's upkeep. */
function withTriggers(name: string): LaidGame {
  const names = ['Albino Troll', 'Pouncing Jaguar'] as const;
  const table = new LaidGame(name, [
    { Forest: 20, 'Albino Troll': 10, 'Pouncing Jaguar': 10 },
    { Mountain: 40 },
  ]).until(
    (now) =>
      inMain(now, 0) &&
      now.permanents(0, 'Forest').length >= 3 &&
      names.every((one) => now.held(0, one).length > 0),
  );
  for (const one of names) {
    const [object] = table.held(0, one) as [number];
    table.send(0, { type: 'CastSpell', object }).until((now) => inMain(now, 0));
  }
  return table.until((now) => now.asks(0, 'orderTriggers'));
}

/** Ann looks for one of many creatures in her library. */
function searching(name: string): LaidGame {
  const tutor = 'Worldly Tutor';
  const table = new LaidGame(name, [
    { Forest: 12, [tutor]: 8, 'Llanowar Elves': 12, 'River Boa': 12 },
    { Mountain: 40 },
  ]).until(
    (now) =>
      inMain(now, 0) && now.held(0, tutor).length > 0 && now.permanents(0, 'Forest').length > 0,
  );
  const [held] = table.held(0, tutor) as [number];
  return table.send(0, { type: 'CastSpell', object: held }).until((now) => now.asks(0, 'choose'));
}

/** Positions in which Ann, in the first seat, is asked something of every kind; each a game of its own. */
export const POSITIONS = {
  mulligan: () =>
    new LaidGame('mulligan', [
      { Forest: 20, 'Llanowar Elves': 20 },
      { Mountain: 20, 'Jackal Pup': 20 },
    ]).until((table) => table.asks(0, 'mulligan')),

  bands: () =>
    new LaidGame('bands', [{ Plains: 12, 'Benalish Hero': 20 }, { Mountain: 32 }]).until(
      (table) => {
        const [asked] = table.legal();
        return asked?.type === 'DeclareAttackers' && asked.space.attackers.length === 3;
      },
      ['Benalish Hero'],
      (table) => table.permanents(0, 'Benalish Hero').length < 3,
    ),

  assignDamage: () => {
    const table = new LaidGame('assign-damage', [
      { Forest: 20, 'Weatherseed Treefolk': 12 },
      { Forest: 16, 'Llanowar Elves': 16 },
    ]).until(
      (now) =>
        now.asks(0, 'attack') &&
        now.permanents(0, 'Weatherseed Treefolk').length === 1 &&
        now.permanents(1, 'Llanowar Elves').length > 1,
      ['Weatherseed Treefolk', 'Llanowar Elves'],
      (now) => now.now.turn.active === 1 || now.permanents(0, 'Weatherseed Treefolk').length === 0,
    );
    const [treefolk] = table.permanents(0, 'Weatherseed Treefolk') as [number];
    const [one, two] = table.permanents(1, 'Llanowar Elves') as [number, number];
    return table
      .send(0, { type: 'DeclareAttackers', attackers: [[treefolk]] })
      .until((now) => now.asks(1, 'block'))
      .send(1, {
        type: 'DeclareBlockers',
        blocks: [
          [one, treefolk],
          [two, treefolk],
        ],
      })
      .until((now) => now.asks(0, 'assignDamage'));
  },

  orderTriggers: () => withTriggers('order-triggers'),

  orderByFinger: () => withTriggers('order-by-finger'),

  x: () =>
    new LaidGame('x', [{ Forest: 30, Hurricane: 10 }, { Mountain: 40 }]).until(
      (table) =>
        inMain(table, 0) &&
        table.held(0, 'Hurricane').length > 0 &&
        table.permanents(0, 'Forest').length === 4,
    ),

  /** Cards in both graveyards, of which a spell takes some of one. */
  graveyards: () =>
    new LaidGame('graveyards', [
      { Swamp: 12, 'Rapid Decay': 28 },
      { Forest: 2, 'Llanowar Elves': 38 },
    ]).until(
      (table) =>
        inMain(table, 0) &&
        table.held(0, 'Rapid Decay').length > 0 &&
        table.permanents(0, 'Swamp').length > 1 &&
        ([0, 1] as const).every((seat) => table.now.players[seat].graveyard.length > 1),
    ),

  search: () => searching('search'),

  searchOnTelephone: () => searching('search-on-telephone'),

  /** A creature that is larger than its card says. */
  larger: () =>
    new LaidGame('larger', [
      { Plains: 20, 'Benalish Hero': 8, Crusade: 8 },
      { Mountain: 40 },
    ]).until(
      (table) =>
        inMain(table, 0) &&
        table.permanents(0, 'Benalish Hero').length > 0 &&
        table.permanents(0, 'Crusade').length > 0,
      ['Benalish Hero', 'Crusade'],
      (table) =>
        (['Benalish Hero', 'Crusade'] as const).some(
          (name) => table.permanents(0, name).length === 0,
        ),
    ),

  keys: () => withHurricane('keys'),

  reads: () => withHurricane('reads'),

  takesBack: () => withHurricane('takes-back'),

  /** Ann, who has nothing but lands, is attacked. */
  attacked: () => {
    const table = new LaidGame('attacked', [
      { Forest: 40 },
      { Forest: 20, 'Llanowar Elves': 20 },
    ]).until((now) => now.asks(1, 'attack'), ['Llanowar Elves']);
    const attackers = table.permanents(1, 'Llanowar Elves').slice(0, 1);
    return table
      .send(1, { type: 'DeclareAttackers', attackers: [attackers] })
      .until((now) => now.asks(0, 'priority'));
  },

  pays: () => withTwoKinds('pays'),

  paysInFull: () => withTwoKinds('pays-in-full'),

  taps: () => withLands('taps'),

  tapsByKeys: () => withLands('taps-by-keys'),

  tapsByFinger: () => withLands('taps-by-finger'),

  holds: () => withShock('holds'),

  byTouch: () => withShock('by-touch'),

  mode: () =>
    new LaidGame('mode', [
      { Forest: 20, 'Llanowar Elves': 10, 'Emerald Charm': 10 },
      { Mountain: 40 },
    ]).until(
      (table) =>
        inMain(table, 0) &&
        table.held(0, 'Emerald Charm').length > 0 &&
        table.permanents(0, 'Forest').length >= 2 &&
        table.permanents(0, 'Llanowar Elves').length === 1,
      ['Llanowar Elves'],
      (table) => table.permanents(0, 'Llanowar Elves').length === 0,
    ),

  replacement: () => {
    const circle = 'Circle of Protection: Red';
    const table = new LaidGame('replacement', [
      { Plains: 12, Forest: 12, [circle]: 8, 'Constant Mists': 8 },
      { Mountain: 20, 'Jackal Pup': 20 },
    ]).until(
      (now) =>
        now.asks(1, 'attack') &&
        now.permanents(0, circle).length > 0 &&
        now.permanents(0, 'Plains').length > 1 &&
        now.permanents(0, 'Forest').length > 1 &&
        now.held(0, 'Constant Mists').length > 0,
      [circle, 'Jackal Pup'],
      (now) => now.now.turn.active === 1 || now.permanents(0, circle).length === 0,
    );
    const [pup] = table.permanents(1, 'Jackal Pup') as [number];
    const [source] = table.permanents(0, circle) as [number];
    const [mists] = table.held(0, 'Constant Mists') as [number];
    return table
      .send(1, { type: 'DeclareAttackers', attackers: [[pup]] })
      .until((now) => now.asks(0, 'priority'))
      .send(0, { type: 'ActivateAbility', object: source, ability: 0 })
      .until((now) => now.asks(0, 'choose'))
      .send(0, { type: 'Choose', answer: [pup] })
      .until((now) => now.asks(0, 'priority') && now.now.turn.step === 'declare blockers')
      .send(0, { type: 'CastSpell', object: mists })
      .until((now) => now.asks(0, 'replacement'));
  },

  buyback: () =>
    new LaidGame('buyback', [
      { Forest: 20, Mountain: 10, 'Constant Mists': 10 },
      { Mountain: 40 },
    ]).until(
      (table) =>
        inMain(table, 0) &&
        table.held(0, 'Constant Mists').length > 0 &&
        table.permanents(0, 'Forest').length >= 2 &&
        table.permanents(0, 'Mountain').length >= 1,
    ),

  discard: () =>
    new LaidGame('discard', [{ Mountain: 24, Masticore: 8, Shock: 8 }, { Mountain: 40 }]).until(
      (table) => table.asks(0, 'pay') && table.held(0, 'Shock').length > 0,
      ['Masticore'],
      (table) => table.permanents(0, 'Masticore').length === 0,
    ),

  division: () => withArcLightning('division'),

  divisionOnCards: () => withArcLightning('division-cards'),

  yields: () => facingElves('yields'),

  nothingToDo: () => facingElves('nothing-to-do'),

  targets: () => withShock('targets'),

  targetsByKeys: () => withShock('targets-by-keys'),

  attack: () =>
    new LaidGame('attack', [
      { Forest: 20, 'Llanowar Elves': 10, 'Grizzly Bears': 10 },
      { Mountain: 40 },
    ]).until(
      (table) => {
        const [asked] = table.legal();
        return asked?.type === 'DeclareAttackers' && asked.space.attackers.length >= 3;
      },
      ['Llanowar Elves', 'Grizzly Bears'],
    ),

  blocks: () => {
    const table = new LaidGame('blocks', [
      { Forest: 16, 'River Boa': 12 },
      { Mountain: 14, 'Jackal Pup': 12 },
    ]).until(
      (now) => now.asks(1, 'attack') && now.permanents(0, 'River Boa').length > 1,
      ['River Boa', 'Jackal Pup'],
      (now) => now.now.turn.active === 1 || now.permanents(0, 'River Boa').length < 2,
    );
    const [one, two] = table.permanents(1, 'Jackal Pup') as [number, number];
    return table
      .send(1, { type: 'DeclareAttackers', attackers: [[one], [two]] })
      .until((now) => now.asks(0, 'block'));
  },

  permanents: () => {
    const creatures = ['Llanowar Elves', 'Grizzly Bears', 'River Boa', 'Trained Armodon'] as const;
    const deck = { Forest: 30, ...Object.fromEntries(creatures.map((name) => [name, 10])) };
    return new LaidGame('permanents', [deck, deck]).until(
      (table) => inMain(table, 0) && table.now.battlefield.length >= 60,
      creatures,
    );
  },

  name: () => {
    const table = new LaidGame('name', [
      { Mountain: 30, 'Cursed Scroll': 10 },
      { Mountain: 40 },
    ]).until(
      (now) =>
        inMain(now, 0) &&
        now.permanents(0, 'Cursed Scroll').length > 0 &&
        now.permanents(0, 'Mountain').length >= 4,
      ['Cursed Scroll'],
      (now) => now.permanents(0, 'Cursed Scroll').length === 0,
    );
    const [scroll] = table.permanents(0, 'Cursed Scroll') as [number];
    return table
      .send(0, { type: 'ActivateAbility', object: scroll, ability: 0, targets: [['p1'], ['p1']] })
      .until((now) => now.asks(0, 'name'));
  },
} as const;
