import { LaidGame, type Cards } from './laid-game.behaviour-spec.ts';

/** Whether a seat may do what it likes in its own main phase. */
const inMain = (table: LaidGame, seat: 0 | 1): boolean =>
  table.asks(seat, 'priority') &&
  table.now.turn.active === seat &&
  table.now.turn.step === 'precombat main' &&
  table.now.stack.length === 0;

/** How a card is cast for a position. */
interface Casting {
  readonly seat?: 0 | 1;
  readonly lands: readonly [name: string, count: number];
  /** What else has to be there. */
  readonly ready?: (table: LaidGame) => boolean;
  /** What is cast on the way there, by either player. */
  readonly first?: readonly string[];
  readonly with?: (table: LaidGame) => object;
}

/** Somebody casts the card as soon as there is all that it takes, and then Ann is asked what that kind of decision asks. */
function casting(
  name: string,
  card: string,
  decks: readonly [Cards, Cards],
  kind: string,
  { seat = 0, lands: [land, count], ready = () => true, first = [], with: how }: Casting,
): LaidGame {
  const table = new LaidGame(name, decks).until(
    (now) =>
      inMain(now, seat) &&
      now.held(seat, card).length > 0 &&
      now.permanents(seat, land).filter((id) => now.now.objects[id]?.tapped !== true).length >=
        count &&
      ready(now),
    first,
    (now) => now.now.turn.active !== seat || !ready(now),
  );
  const [object] = table.held(seat, card) as [number];
  const chosen = how?.(table) ?? {};
  return table
    .send(seat, { type: 'CastSpell', object, ...chosen })
    .until((now) => now.asks(0, kind));
}

const MOUNTAINS: Cards = { Mountain: 40 };

const DRAGON = 'Mist Dragon';

/** Bob proposes to use the ability of his Dragon, which costs nothing, three more times. */
function proposed(name: string): LaidGame {
  const table = new LaidGame(name, [MOUNTAINS, { Island: 24, [DRAGON]: 16 }]).until(
    (now) => inMain(now, 1) && now.permanents(1, DRAGON).length > 0,
    [DRAGON],
  );
  const [object] = table.permanents(1, DRAGON) as [number];
  const steps = [{ seat: 1, body: { type: 'ActivateAbility', object, ability: 0 } }];
  return table
    .send(1, { type: 'ProposeLoop', times: 3, steps })
    .until((now) => now.asks(0, 'repetitions'));
}

/** Positions of what is asked seldom; Ann, in the first seat, is asked. */
export const RARE = {
  playFirst: () =>
    new LaidGame('play-first', [MOUNTAINS, MOUNTAINS]).until((now) => now.asks(0, 'playFirst')),

  topCards: () =>
    casting('top-cards', 'Portent', [{ Island: 20, Portent: 20 }, MOUNTAINS], 'topCards', {
      lands: ['Island', 1],
      with: () => ({ targets: [['p0']] }),
    }),

  alternative: () =>
    new LaidGame('alternative', [
      { Island: 20, 'Force of Will': 20 },
      { Forest: 20, 'Llanowar Elves': 20 },
    ]).until(
      (now) =>
        now.now.stack.length > 0 &&
        now.asks(0, 'priority') &&
        now.permanents(0, 'Island').length >= 5 &&
        now.held(0, 'Force of Will').length > 1,
      ['Llanowar Elves'],
    ),

  newTarget: () => {
    const table = casting(
      'new-target',
      'Shock',
      [
        { Island: 24, Deflection: 16 },
        { Mountain: 20, Shock: 10, 'Jackal Pup': 10 },
      ],
      'priority',
      {
        seat: 1,
        lands: ['Mountain', 1],
        first: ['Jackal Pup'],
        ready: (now) =>
          now.permanents(1, 'Jackal Pup').length > 0 &&
          now.permanents(0, 'Island').length >= 4 &&
          now.held(0, 'Deflection').length > 0,
        with: () => ({ targets: [['p0']] }),
      },
    );
    const [object] = table.held(0, 'Deflection') as [number];
    const [shock] = table.now.stack as [number];
    return table
      .send(0, { type: 'CastSpell', object, targets: [[shock]] })
      .until((now) => now.asks(0, 'newTarget'));
  },

  landWords: () =>
    casting(
      'land-words',
      'Magical Hack',
      [
        { Island: 24, 'Magical Hack': 16 },
        { Forest: 24, 'River Boa': 16 },
      ],
      'landWords',
      {
        lands: ['Island', 1],
        first: ['River Boa'],
        ready: (now) => now.permanents(1, 'River Boa').length > 0,
        with: (now) => ({ targets: [[now.permanents(1, 'River Boa')[0]]] }),
      },
    ),

  colorWords: () =>
    casting(
      'color-words',
      'Sleight of Mind',
      [
        { Island: 24, 'Sleight of Mind': 16 },
        { Plains: 24, 'White Knight': 16 },
      ],
      'colorWords',
      {
        lands: ['Island', 1],
        first: ['White Knight'],
        ready: (now) => now.permanents(1, 'White Knight').length > 0,
        with: (now) => ({ targets: [[now.permanents(1, 'White Knight')[0]]] }),
      },
    ),

  word: () =>
    casting('word', 'Story Circle', [{ Plains: 24, 'Story Circle': 16 }, MOUNTAINS], 'word', {
      lands: ['Plains', 3],
    }),

  creatureType: () =>
    casting(
      'creature-type',
      'Engineered Plague',
      [{ Swamp: 24, 'Engineered Plague': 16 }, MOUNTAINS],
      'word',
      { lands: ['Swamp', 3] },
    ),

  number: () =>
    casting(
      'number',
      'Illicit Auction',
      [
        { Mountain: 24, 'Illicit Auction': 16 },
        { Forest: 20, 'Llanowar Elves': 20 },
      ],
      'number',
      {
        lands: ['Mountain', 5],
        first: ['Llanowar Elves'],
        ready: (now) => now.permanents(1, 'Llanowar Elves').length > 0,
        with: (now) => ({ targets: [[now.permanents(1, 'Llanowar Elves')[0]]] }),
      },
    ),

  /** Two cards are chosen, and then go back in an order. */
  library: () =>
    casting('library', 'Brainstorm', [{ Island: 20, Brainstorm: 20 }, MOUNTAINS], 'choose', {
      lands: ['Island', 1],
    }),

  /** Soldevi Digger is why the order in graveyards is asked for. */
  graveyard: () =>
    casting(
      'graveyard',
      'Wrath of God',
      [
        { Plains: 22, 'Wrath of God': 8, 'Savannah Lions': 5, 'Benalish Hero': 5 },
        { Mountain: 39, 'Soldevi Digger': 1 },
      ],
      'order',
      {
        lands: ['Plains', 4],
        first: ['Savannah Lions', 'Benalish Hero'],
        ready: (now) =>
          now.permanents(0, 'Savannah Lions').length > 0 &&
          now.permanents(0, 'Benalish Hero').length > 0,
      },
    ),

  /** Two lands come into play at once. */
  timestamps: () => {
    const table = casting(
      'timestamps',
      'Explosive Vegetation',
      [{ Forest: 16, Mountain: 12, 'Explosive Vegetation': 12 }, MOUNTAINS],
      'choose',
      { lands: ['Forest', 4] },
    );
    const [asked] = table.legal();
    const found =
      asked?.type === 'Choose' && asked.space.shape === 'subset' ? asked.space.from : [];
    const one = (name: string) => found.find((id) => table.now.objects[Number(id)]?.name === name)!;
    return table
      .send(0, { type: 'Choose', answer: [one('Forest'), one('Mountain')] })
      .until((now) => now.asks(0, 'order'));
  },

  /** A shield against 3 of the damage of two attackers. */
  damage: () => {
    const table = new LaidGame(
      'damage',
      [
        { Plains: 24, 'Healing Salve': 16 },
        { Mountain: 20, 'Jackal Pup': 20 },
      ],
      { edition: 'TSP' },
    ).until(
      (now) =>
        now.asks(1, 'attack') &&
        now
          .legal()
          .some((one) => one.type === 'DeclareAttackers' && one.space.attackers.length > 1) &&
        now.permanents(0, 'Plains').length > 0 &&
        now.held(0, 'Healing Salve').length > 0,
      ['Jackal Pup'],
    );
    const [asked] = table.legal();
    const [one, two] =
      asked?.type === 'DeclareAttackers' ? (asked.space.attackers as [number, number]) : [0, 0];
    const [object] = table.held(0, 'Healing Salve') as [number];
    return table
      .send(1, { type: 'DeclareAttackers', attackers: [[one], [two]] })
      .until((now) => now.asks(0, 'priority'))
      .send(0, { type: 'CastSpell', object, mode: 1, targets: [['p0']] })
      .until((now) => now.asks(0, 'order'));
  },

  sacrifice: () =>
    casting(
      'sacrifice',
      'Innocent Blood',
      [{ Swamp: 22, 'Innocent Blood': 9, 'Drudge Skeletons': 9 }, MOUNTAINS],
      'choose',
      {
        lands: ['Swamp', 1],
        first: ['Drudge Skeletons'],
        ready: (now) => now.permanents(0, 'Drudge Skeletons').length > 1,
      },
    ),

  discarding: () =>
    casting('discarding', 'Mind Rot', [MOUNTAINS, { Swamp: 24, 'Mind Rot': 16 }], 'choose', {
      seat: 1,
      lands: ['Swamp', 3],
      with: () => ({ targets: [['p0']] }),
    }),

  handSize: () =>
    new LaidGame('hand-size', [{ 'Force of Nature': 40 }, MOUNTAINS]).until((now) =>
      now.asks(0, 'choose'),
    ),

  source: () => {
    const circle = 'Circle of Protection: Red';
    const table = new LaidGame('source', [
      { Plains: 24, [circle]: 16 },
      { Mountain: 24, 'Jackal Pup': 16 },
    ]).until(
      (now) =>
        inMain(now, 0) &&
        now.permanents(0, circle).length > 0 &&
        now.permanents(0, 'Plains').length > 2 &&
        now.permanents(1, 'Jackal Pup').length > 1,
      [circle, 'Jackal Pup'],
      (now) => now.now.turn.active === 1 || now.permanents(0, circle).length === 0,
    );
    const [object] = table.permanents(0, circle) as [number];
    return table
      .send(0, { type: 'ActivateAbility', object, ability: 0 })
      .until((now) => now.asks(0, 'choose'));
  },

  copy: () =>
    casting(
      'copy',
      'Clone',
      [
        { Island: 24, Clone: 16 },
        { Forest: 20, 'Llanowar Elves': 10, 'Grizzly Bears': 10 },
      ],
      'choose',
      {
        lands: ['Island', 4],
        first: ['Llanowar Elves', 'Grizzly Bears'],
        ready: (now) =>
          now.permanents(1, 'Llanowar Elves').length > 0 &&
          now.permanents(1, 'Grizzly Bears').length > 0,
      },
    ),

  untap: () =>
    casting('untap', 'Winter Orb', [{ Plains: 24, 'Winter Orb': 16 }, MOUNTAINS], 'choose', {
      lands: ['Plains', 2],
    }),

  repetitions: () => proposed('repetitions'),

  repetitionsAgreed: () => proposed('repetitions-agreed'),

  /** Something that can be done as often as one likes. */
  proposes: () =>
    new LaidGame('proposes', [{ Island: 24, [DRAGON]: 16 }, MOUNTAINS]).until(
      (now) => inMain(now, 0) && now.permanents(0, DRAGON).length > 0,
      [DRAGON],
    ),
} as const;
