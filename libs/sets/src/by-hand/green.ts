import type { Amount, CardDefinition, Filter, Reference } from '@arbiter/cards';

const creature: Filter = { type: 'Creature' };
const theTarget: Reference = { target: 0 };
const creatureCards: Amount = { count: { cards: creature, in: 'graveyard' } };
const forestsOf = (of: Reference): Amount => ({
  count: { all: [{ type: 'Land' }, { subtype: 'Forest' }, { controlledBy: of }] },
});

export const GREEN: readonly CardDefinition[] = [
  {
    name: 'Summer Bloom',
    cost: '1G',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          {
            do: 'standing',
            effect: { additionalLands: 3, who: 'you' },
            until: 'end of turn',
          },
        ],
      },
    ],
  },
  {
    name: 'Erhnam Djinn',
    cost: '3G',
    types: ['Creature'],
    subtypes: ['Djinn'],
    power: 4,
    toughness: 5,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        targets: [
          { what: { all: [creature, { not: { subtype: 'Wall' } }, { controlledBy: 'opponent' }] } },
        ],
        effect: [
          {
            do: 'modify',
            what: theTarget,
            by: { grants: [{ kind: 'keyword', keyword: 'landwalk', land: 'Forest' }] },
            until: 'your next upkeep',
          },
        ],
      },
    ],
  },
  {
    name: 'Winter Blast',
    cost: 'XG',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: creature, least: 'X', most: 'X' }],
        effect: [
          { do: 'tap', what: theTarget },
          {
            do: 'dealDamage',
            amount: 2,
            to: { every: { all: [creature, { among: theTarget }, { keyword: 'flying' }] } },
          },
        ],
      },
    ],
  },
  {
    name: 'Lhurgoyf',
    cost: '2GG',
    types: ['Creature'],
    subtypes: ['Lhurgoyf'],
    power: 0,
    toughness: 1,
    abilities: [
      {
        kind: 'static',
        effect: {
          modifies: 'self',
          by: { becomes: { power: creatureCards, toughness: { sum: [creatureCards, 1] } } },
        },
      },
    ],
  },
  {
    name: 'An-Havva Constable',
    cost: '1GG',
    types: ['Creature'],
    subtypes: ['Human'],
    power: 2,
    toughness: 1,
    abilities: [
      {
        kind: 'static',
        effect: {
          modifies: 'self',
          by: {
            becomes: {
              power: 2,
              toughness: { sum: [1, { count: { all: [creature, { color: 'G' }] } }] },
            },
          },
        },
      },
    ],
  },
  {
    name: 'Aspect of Wolf',
    cost: '1G',
    types: ['Enchantment'],
    enchants: creature,
    abilities: [
      {
        kind: 'static',
        effect: {
          modifies: 'enchanted',
          by: {
            power: { half: forestsOf('you'), rounded: 'down' },
            toughness: { half: forestsOf('you'), rounded: 'up' },
          },
        },
      },
    ],
  },
  {
    name: 'Ghazbán Ogre',
    cost: 'G',
    types: ['Creature'],
    subtypes: ['Ogre'],
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        condition: 'a player has the most life',
        effect: [{ do: 'gainControl', what: 'self', who: 'player with the most life' }],
      },
    ],
  },
  {
    name: "Gaea's Liege",
    cost: '3GGG',
    types: ['Creature'],
    subtypes: ['Avatar'],
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'static',
        asLongAs: { not: { object: 'self', is: { is: 'attacking' } } },
        effect: {
          modifies: 'self',
          by: { becomes: { power: forestsOf('you'), toughness: forestsOf('you') } },
        },
      },
      {
        kind: 'static',
        asLongAs: { object: 'self', is: { is: 'attacking' } },
        effect: {
          modifies: 'self',
          by: {
            becomes: {
              power: forestsOf('defending player'),
              toughness: forestsOf('defending player'),
            },
          },
        },
      },
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [{ what: { type: 'Land' } }],
        effect: [
          {
            do: 'modify',
            what: theTarget,
            by: { becomes: { land: 'Forest' } },
            until: { asLongAs: 'this is in play' },
          },
        ],
      },
    ],
  },
  {
    name: 'Compost',
    cost: '1G',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: {
          when: 'is put into a graveyard',
          what: { all: [{ is: 'card' }, { color: 'B' }, { ownedBy: 'opponent' }] },
        },
        may: 'you',
        effect: [{ do: 'draw', who: 'you', amount: 1 }],
      },
    ],
  },
  {
    name: 'Harvest Wurm',
    cost: '1G',
    types: ['Creature'],
    subtypes: ['Wurm'],
    power: 3,
    toughness: 2,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        effect: [
          {
            do: 'choose',
            among: {
              cards: { all: [{ type: 'Land' }, { supertype: 'Basic' }] },
              in: 'graveyard',
              of: 'you',
            },
            as: 'it',
            count: 1,
            upTo: true,
          },
          { do: 'move', what: { bound: 'it' }, to: 'hand', as: 'done' },
          {
            do: 'if',
            condition: { not: { did: 'done' } },
            effect: [{ do: 'sacrifice', what: 'self' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Congregation at Dawn',
    cost: 'GGW',
    types: ['Instant'],
    spell: [
      {
        effect: [
          { do: 'search', for: creature, as: 'it', count: 3 },
          { do: 'reveal', what: { bound: 'it' } },
          { do: 'shuffle', who: 'you' },
          { do: 'move', what: { bound: 'it' }, to: 'library' },
        ],
      },
    ],
  },
  {
    name: 'Venom',
    cost: '1GG',
    types: ['Enchantment'],
    enchants: creature,
    abilities: [
      {
        kind: 'triggered',
        trigger: {
          when: 'blocks',
          what: 'enchanted',
          whom: { all: [creature, { not: { subtype: 'Wall' } }] },
        },
        effect: [
          {
            do: 'delay',
            until: { step: 'end of combat' },
            effect: [{ do: 'destroy', what: 'event' }],
          },
        ],
      },
      {
        kind: 'triggered',
        trigger: {
          when: 'becomes blocked',
          what: 'enchanted',
          by: { all: [creature, { not: { subtype: 'Wall' } }] },
        },
        effect: [
          {
            do: 'delay',
            until: { step: 'end of combat' },
            effect: [{ do: 'destroy', what: 'event' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Living Artifact',
    cost: 'G',
    types: ['Enchantment'],
    enchants: { type: 'Artifact' },
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'is dealt damage', what: { is: 'you' } },
        effect: [
          { do: 'putCounters', what: 'self', counter: 'vitality', amount: { bound: 'amount' } },
        ],
      },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          {
            do: 'pay',
            who: 'you',
            cost: { removeCounters: { counter: 'vitality' } },
            then: [{ do: 'gainLife', who: 'you', amount: 1 }],
          },
        ],
      },
    ],
  },
];
