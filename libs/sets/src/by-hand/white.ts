import type { CardDefinition, Color, Effect, Filter, Reference } from '@arbiter/cards';
import { parallax } from './parallax.ts';

const creature: Filter = { type: 'Creature' };
const land: Filter = { type: 'Land' };
const theTarget: Reference = { target: 0 };

const yours = (what: Filter): Filter => ({ all: [what, { controlledBy: 'you' }] });
const theirs = (what: Filter): Filter => ({ all: [what, { controlledBy: 'opponent' }] });

/** Who has more of these than the other player sacrifices what is beyond that. */
const sacrificesTheRest = (what: Filter): readonly Effect[] => [
  {
    do: 'sacrifice',
    what: { every: yours(what) },
    count: { difference: [{ count: yours(what) }, { count: theirs(what) }] },
  },
  {
    do: 'sacrifice',
    who: 'opponent',
    what: { every: theirs(what) },
    count: { difference: [{ count: theirs(what) }, { count: yours(what) }] },
  },
];

const hand = (of: Reference) => ({ cards: { is: 'card' }, in: 'hand', of }) as const;

/** Each player keeps one permanent of each of these kinds; what is sacrificed is so at one time. */
function keepsOneOfEach(kinds: readonly Filter[], among: Filter): readonly Effect[] {
  const names = kinds.map((_, i) => [`mine${String(i)}`, `theirs${String(i)}`] as const);
  const choices = (['you', 'opponent'] as const).flatMap((who, side) =>
    kinds.map((kind, i): Effect => ({
      do: 'choose',
      ...(who === 'you' ? {} : { who }),
      among: { every: { all: [kind, { controlledBy: who }] } },
      as: names[i]![side]!,
    })),
  );
  const kept: Reference = { several: names.flat().map((bound) => ({ bound })) };
  const rest: Filter = { all: [among, { not: { among: kept } }] };
  return [...choices, { do: 'sacrifice', who: 'each player', what: { every: rest } }];
}

/** What Tariff calls the creature that a player hasn't paid for. */
const unpaid = (as: string): string => `${as} unpaid`;

/** A player chooses his or her creature of the highest cost, and pays as much mana or not. */
function paysTheTariff(who: 'you' | 'opponent', as: string): readonly Effect[] {
  const own: Filter = { all: [creature, { controlledBy: who }] };
  const equals = { greatest: 'mana value', among: { every: own } } as const;
  const highest: Filter = { all: [creature, { controlledBy: who }, { manaValue: { equals } }] };
  return [
    {
      do: 'if',
      condition: { exists: own },
      effect: [
        { do: 'choose', who, among: { every: highest }, as },
        {
          do: 'pay',
          who,
          cost: { mana: '1' },
          times: { manaValueOf: { bound: as } },
          otherwise: [{ do: 'choose', who, among: { bound: as }, as: unpaid(as) }],
        },
      ],
    },
  ];
}

export const WHITE: readonly CardDefinition[] = [
  {
    name: 'Celestial Dawn',
    cost: '1WW',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'static',
        effect: {
          modifies: { all: [{ type: 'Land' }, { controlledBy: 'you' }] },
          by: { becomes: { land: 'Plains' } },
        },
      },
      {
        kind: 'static',
        effect: {
          modifies: { all: [{ not: { type: 'Land' } }, { controlledBy: 'you' }] },
          by: { colors: ['W'] },
        },
      },
      { kind: 'static', effect: { elsewhere: { not: { type: 'Land' } }, colors: ['W'] } },
      {
        kind: 'static',
        effect: { spends: 'W', as: 'any color', othersAsColorless: true, who: 'you' },
      },
    ],
  },
  { name: 'Parallax Wave', cost: '2WW', types: ['Enchantment'], abilities: parallax(creature) },
  {
    name: 'Yosei, the Morning Star',
    cost: '4WW',
    supertypes: ['Legendary'],
    types: ['Creature'],
    subtypes: ['Dragon', 'Spirit'],
    power: 5,
    toughness: 5,
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'triggered',
        trigger: { when: 'is put into a graveyard', from: 'play', what: 'self' },
        targets: [
          { what: { is: 'player' } },
          {
            what: { all: [{ is: 'permanent' }, { controlledBy: { target: 0 } }] },
            least: 0,
            most: 5,
          },
        ],
        effect: [
          { do: 'skip', who: { target: 0 }, what: 'untap' },
          { do: 'tap', what: { target: 1 } },
        ],
      },
    ],
  },
  {
    name: 'Decree of Justice',
    cost: 'XX2WW',
    types: ['Sorcery'],
    abilities: [
      { kind: 'keyword', keyword: 'cycling', cost: { mana: '2W' } },
      {
        kind: 'triggered',
        trigger: { when: 'cycles', who: 'you', what: 'self' },
        effect: [
          { do: 'chooseNumber', most: { manaOf: 'you' }, as: 'x' },
          {
            do: 'pay',
            who: 'you',
            cost: { mana: '1' },
            times: { bound: 'x' },
            then: [
              {
                do: 'createTokens',
                amount: { bound: 'x' },
                token: {
                  name: 'Soldier',
                  types: ['Creature'],
                  subtypes: ['Soldier'],
                  colors: ['W'],
                  power: 1,
                  toughness: 1,
                },
              },
            ],
          },
        ],
      },
    ],
    spell: [
      {
        effect: [
          {
            do: 'createTokens',
            amount: 'X',
            token: {
              name: 'Angel',
              types: ['Creature'],
              subtypes: ['Angel'],
              colors: ['W'],
              power: 4,
              toughness: 4,
              abilities: [{ kind: 'keyword', keyword: 'flying' }],
            },
          },
        ],
      },
    ],
  },
  {
    name: 'Reverse Damage',
    cost: '1WW',
    types: ['Instant'],
    spell: [
      {
        effect: [
          { do: 'chooseSource', which: { all: [] }, as: 'it' },
          { do: 'preventNextDamage', from: { bound: 'it' }, to: 'you', lifeFor: 'you' },
        ],
      },
    ],
  },
  {
    name: 'Honorable Passage',
    cost: '1W',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { any: [creature, { is: 'player' }] } }],
        effect: [
          { do: 'chooseSource', which: { all: [] }, as: 'it' },
          {
            do: 'preventNextDamage',
            from: { bound: 'it' },
            to: { target: 0 },
            backTo: { color: 'R' },
          },
        ],
      },
    ],
  },
  {
    name: 'Exile',
    cost: '2W',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { all: [creature, { not: { color: 'W' } }, { is: 'attacking' }] } }],
        effect: [
          { do: 'move', what: { target: 0 }, to: 'exile' },
          { do: 'gainLife', who: 'you', amount: { toughnessOf: { target: 0 } } },
        ],
      },
    ],
  },
  {
    name: 'Balance',
    cost: '1W',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          ...sacrificesTheRest(land),
          {
            do: 'discard',
            who: 'you',
            amount: { difference: [{ count: hand('you') }, { count: hand('opponent') }] },
          },
          {
            do: 'discard',
            who: 'opponent',
            amount: { difference: [{ count: hand('opponent') }, { count: hand('you') }] },
          },
          ...sacrificesTheRest(creature),
        ],
      },
    ],
  },
  {
    name: 'Cataclysm',
    cost: '2WW',
    types: ['Sorcery'],
    spell: [
      {
        effect: keepsOneOfEach([{ type: 'Artifact' }, creature, { type: 'Enchantment' }, land], {
          is: 'permanent',
        }),
      },
    ],
  },
  {
    name: 'Global Ruin',
    cost: '4W',
    types: ['Sorcery'],
    spell: [
      {
        effect: keepsOneOfEach(
          ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((subtype) => ({
            all: [land, { subtype }],
          })),
          land,
        ),
      },
    ],
  },
  {
    name: 'Energy Storm',
    cost: '1W',
    types: ['Enchantment'],
    abilities: [
      { kind: 'keyword', keyword: 'cumulative upkeep', cost: { mana: '1' } },
      {
        kind: 'static',
        effect: {
          replaces: {
            would: 'be dealt damage',
            what: { any: [creature, { is: 'player' }] },
            from: { all: [{ is: 'spell' }, { any: [{ type: 'Instant' }, { type: 'Sorcery' }] }] },
          },
        },
      },
      { kind: 'static', effect: { doesNotUntap: { all: [creature, { keyword: 'flying' }] } } },
    ],
  },
  {
    name: 'Tithe',
    cost: 'W',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'opponent' } }],
        effect: [
          { do: 'search', for: { all: [land, { subtype: 'Plains' }] }, as: 'one', count: 1 },
          {
            do: 'if',
            condition: {
              amount: { count: { all: [land, { controlledBy: { target: 0 } }] } },
              moreThan: { count: yours(land) },
            },
            effect: [
              {
                do: 'may',
                effect: [
                  {
                    do: 'search',
                    for: {
                      all: [land, { subtype: 'Plains' }, { not: { among: { bound: 'one' } } }],
                    },
                    as: 'another',
                    count: 1,
                  },
                ],
              },
            ],
          },
          { do: 'reveal', what: { several: [{ bound: 'one' }, { bound: 'another' }] } },
          { do: 'move', what: { several: [{ bound: 'one' }, { bound: 'another' }] }, to: 'hand' },
          { do: 'shuffle', who: 'you' },
        ],
      },
    ],
  },
  {
    name: 'Glory',
    cost: '3WW',
    types: ['Creature'],
    subtypes: ['Incarnation'],
    power: 3,
    toughness: 3,
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'activated',
        cost: { mana: '2W' },
        effect: [
          { do: 'chooseWord', of: 'color', as: 'it' },
          {
            do: 'modify',
            what: { every: yours(creature) },
            by: { grants: [{ kind: 'keyword', keyword: 'protection', from: { color: 'W' } }] },
            until: 'end of turn',
            chosen: { protection: 'it' },
          },
        ],
        from: 'graveyard',
      },
    ],
  },
  {
    name: 'Abeyance',
    cost: '1W',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'player' } }],
        effect: [
          {
            do: 'if',
            condition: { object: { target: 0 }, is: { is: 'you' } },
            effect: silenced('you'),
            otherwise: silenced('opponent'),
          },
          { do: 'draw', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  {
    name: 'Akron Legionnaire',
    cost: '6WW',
    types: ['Creature'],
    subtypes: ['Giant', 'Soldier'],
    power: 8,
    toughness: 4,
    abilities: [
      {
        kind: 'static',
        effect: {
          inCombat: { cant: 'attack' },
          who: {
            all: [
              creature,
              { controlledBy: 'you' },
              { not: { named: 'Akron Legionnaire' } },
              { not: { type: 'Artifact' } },
            ],
          },
        },
      },
    ],
  },
  {
    name: 'Angry Mob',
    cost: '2WW',
    types: ['Creature'],
    subtypes: ['Human'],
    power: 2,
    toughness: 2,
    abilities: [
      { kind: 'keyword', keyword: 'trample' },
      {
        kind: 'static',
        asLongAs: { step: 'turn', of: 'you' },
        effect: {
          modifies: 'self',
          by: {
            becomes: {
              power: { sum: [2, { count: theirs({ subtype: 'Swamp' }) }] },
              toughness: { sum: [2, { count: theirs({ subtype: 'Swamp' }) }] },
            },
          },
        },
      },
    ],
  },
  {
    name: 'Kjeldoran Royal Guard',
    cost: '3WW',
    types: ['Creature'],
    subtypes: ['Human', 'Soldier'],
    power: 2,
    toughness: 5,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        effect: [
          {
            do: 'standing',
            effect: {
              replaces: {
                would: 'be dealt damage',
                what: { is: 'you' },
                from: { all: [creature, { is: 'unblocked' }] },
                combat: true,
                onto: 'self',
              },
            },
            until: 'end of turn',
          },
        ],
      },
    ],
  },
  {
    name: 'Aura of Silence',
    cost: '1WW',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'static',
        effect: {
          costsOf: 'spells',
          what: {
            all: [
              { any: [{ type: 'Artifact' }, { type: 'Enchantment' }] },
              { controlledBy: 'opponent' },
            ],
          },
          more: '2',
        },
      },
      {
        kind: 'activated',
        cost: { sacrifice: 'self' },
        targets: [{ what: { any: [{ type: 'Artifact' }, { type: 'Enchantment' }] } }],
        effect: [{ do: 'destroy', what: theTarget }],
      },
    ],
  },
  {
    name: 'Justice',
    cost: '2WW',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          {
            do: 'pay',
            who: 'you',
            cost: { mana: 'WW' },
            otherwise: [{ do: 'sacrifice', what: 'self' }],
          },
        ],
      },
      {
        kind: 'triggered',
        trigger: {
          when: 'deals damage',
          what: {
            all: [{ color: 'R' }, { any: [creature, { type: 'Instant' }, { type: 'Sorcery' }] }],
          },
        },
        effect: [{ do: 'dealDamage', amount: { bound: 'amount' }, to: { controllerOf: 'event' } }],
      },
    ],
  },
  {
    name: 'Truce',
    cost: '2W',
    types: ['Instant'],
    spell: [
      {
        effect: [
          {
            do: 'forEach',
            each: 'each player',
            as: 'one',
            // How many is said before any of them is drawn.
            effect: [
              {
                do: 'may',
                who: { bound: 'one' },
                effect: [{ do: 'draw', who: { bound: 'one' }, amount: 2 }],
                otherwise: [
                  {
                    do: 'may',
                    who: { bound: 'one' },
                    effect: [
                      { do: 'draw', who: { bound: 'one' }, amount: 1 },
                      { do: 'gainLife', who: { bound: 'one' }, amount: 2 },
                    ],
                    otherwise: [{ do: 'gainLife', who: { bound: 'one' }, amount: 4 }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Astral Slide',
    cost: '2W',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'cycles', who: 'each player' },
        may: 'you',
        targets: [{ what: creature }],
        effect: [
          { do: 'move', what: theTarget, to: 'exile', as: 'it' },
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [
              { do: 'putIntoPlay', what: { bound: 'it' }, under: { ownerOf: { bound: 'it' } } },
            ],
          },
        ],
      },
    ],
  },

  {
    name: 'Tariff',
    cost: '1W',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          ...paysTheTariff('you', 'mine'),
          ...paysTheTariff('opponent', 'theirs'),
          {
            do: 'sacrifice',
            who: 'each player',
            what: { several: [{ bound: unpaid('mine') }, { bound: unpaid('theirs') }] },
          },
        ],
      },
    ],
  },
  {
    name: 'Remedy',
    cost: '1W',
    types: ['Instant'],
    spell: [
      {
        targets: [
          {
            what: { any: [{ type: 'Creature' }, { is: 'player' }] },
            least: 1,
            most: 5,
            divided: 5,
          },
        ],
        effect: [{ do: 'preventDamage', amount: 5, to: { target: 0 }, divided: true }],
      },
    ],
  },
  {
    name: 'Personal Incarnation',
    cost: '3WWW',
    types: ['Creature'],
    subtypes: ['Avatar', 'Incarnation'],
    power: 6,
    toughness: 6,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '0' },
        byOwner: true,
        effect: [{ do: 'redirectDamage', amount: 1, to: 'self', onto: { ownerOf: 'self' } }],
      },
      {
        kind: 'triggered',
        trigger: { when: 'is put into a graveyard', from: 'play', what: 'self' },
        effect: [
          {
            do: 'loseLife',
            who: { ownerOf: 'self' },
            amount: { half: { lifeOf: { ownerOf: 'self' } }, rounded: 'up' },
          },
        ],
      },
    ],
  },
  {
    name: 'Island Sanctuary',
    cost: '1W',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'static',
        asLongAs: { step: 'draw', of: 'you' },
        effect: {
          replaces: {
            would: 'draw',
            who: 'you',
            may: true,
            effect: [
              {
                do: 'standing',
                effect: {
                  inCombat: { cant: 'attack' },
                  who: {
                    all: [
                      { type: 'Creature' },
                      { controlledBy: 'opponent' },
                      { not: { keyword: 'flying' } },
                      { not: { landwalk: 'Island' } },
                    ],
                  },
                },
                until: 'your next turn',
              },
            ],
          },
        },
      },
    ],
  },
  {
    name: 'Seraph',
    cost: '6W',
    types: ['Creature'],
    subtypes: ['Angel'],
    power: 4,
    toughness: 4,
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'triggered',
        trigger: {
          when: 'is put into a graveyard',
          from: 'play',
          what: { all: [{ type: 'Creature' }, { is: 'was dealt damage by this' }] },
        },
        effect: [
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [
              { do: 'putIntoPlay', what: 'event', as: 'it' },
              {
                do: 'delay',
                until: { when: 'you lose control', what: 'self' },
                effect: [{ do: 'sacrifice', what: { bound: 'it' } }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Eye for an Eye',
    cost: 'WW',
    types: ['Instant'],
    spell: [
      {
        effect: [
          { do: 'chooseSource', which: { all: [] }, as: 'source' },
          { do: 'repayNextDamage', from: { bound: 'source' }, to: 'you' },
        ],
      },
    ],
  },
];

/** Neither instants, sorceries nor abilities other than mana abilities this turn. */
function silenced(who: 'you' | 'opponent'): readonly Effect[] {
  return [
    {
      do: 'standing',
      effect: {
        forbids: 'playing spells',
        what: { any: [{ type: 'Instant' }, { type: 'Sorcery' }] },
        who,
      },
      until: 'end of turn',
    },
    {
      do: 'standing',
      effect: { forbids: 'playing abilities', exceptMana: true, who },
      until: 'end of turn',
    },
  ];
}

/** Protection from a colour that spares the enchantment that gives it, by its name. */
const ward = (name: string, color: Color): CardDefinition => ({
  name,
  cost: 'W',
  types: ['Enchantment'],
  enchants: creature,
  abilities: [
    {
      kind: 'static',
      effect: {
        modifies: 'enchanted',
        by: {
          grants: [
            {
              kind: 'keyword',
              keyword: 'protection',
              from: { color },
              spares: name,
            },
          ],
        },
      },
    },
  ],
});

export const WARDS: readonly CardDefinition[] = [
  ward('Black Ward', 'B'),
  ward('Blue Ward', 'U'),
  ward('Green Ward', 'G'),
  ward('Red Ward', 'R'),
  ward('White Ward', 'W'),
  {
    name: 'Hipparion',
    cost: '1W',
    types: ['Creature'],
    subtypes: ['Horse'],
    power: 1,
    toughness: 3,
    abilities: [
      {
        kind: 'static',
        effect: {
          inCombat: {
            costsTo: 'block',
            pay: { mana: 1 },
            whom: { all: [{ type: 'Creature' }, { power: { atLeast: 3 } }] },
          },
          who: 'self',
        },
      },
    ],
  },
  {
    name: 'Sacred Boon',
    cost: '1W',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { type: 'Creature' } }],
        effect: [
          { do: 'preventDamage', amount: 3, to: { target: 0 }, as: 'shield' },
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [
              {
                do: 'putCounters',
                what: { bound: 'target' },
                counter: '+0/+1',
                amount: { preventedOf: 3, by: 'shield' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Shahrazad',
    cost: 'WW',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          { do: 'playSubgame', as: 'others' },
          {
            do: 'loseLife',
            who: { bound: 'others' },
            amount: { half: { lifeOf: { bound: 'one' } }, rounded: 'up' },
            each: 'one',
          },
        ],
      },
    ],
  },
];
