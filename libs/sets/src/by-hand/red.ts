import type { CardDefinition, Filter, Reference } from '@arbiter/cards';

const creature: Filter = { type: 'Creature' };
const theTarget: Reference = { target: 0 };

export const RED: readonly CardDefinition[] = [
  {
    name: 'Final Fortune',
    cost: 'RR',
    types: ['Instant'],
    spell: [
      {
        effect: [
          { do: 'extraTurn', who: 'you' },
          // The turn after this one is the next in which an upkeep of yours begins.
          {
            do: 'delay',
            until: { step: 'upkeep', of: 'you' },
            effect: [
              {
                do: 'delay',
                until: { step: 'end of turn' },
                effect: [{ do: 'endGame', loses: 'you' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Disintegrate',
    cost: 'XR',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { any: [creature, { is: 'player' }] } }],
        effect: [
          { do: 'dealDamage', amount: 'X', to: theTarget },
          { do: 'cantRegenerate', what: theTarget },
          { do: 'insteadOfGraveyard', what: theTarget, goes: 'exile' },
        ],
      },
    ],
  },
  {
    name: 'Sulfuric Vortex',
    cost: '1RR',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'each player' },
        effect: [{ do: 'dealDamage', amount: 2, to: 'event' }],
      },
      { kind: 'static', effect: { forbids: 'gaining life', who: 'each player' } },
    ],
  },
  {
    name: 'Skizzik',
    cost: '3R',
    types: ['Creature'],
    subtypes: ['Elemental'],
    power: 5,
    toughness: 3,
    alternativeCosts: [{ cost: { mana: 'R' }, keyword: 'kicker' }],
    abilities: [
      { kind: 'keyword', keyword: 'trample' },
      { kind: 'keyword', keyword: 'haste' },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'end of turn', whose: 'each player' },
        condition: { not: { paid: 'kicker' } },
        effect: [{ do: 'sacrifice', what: 'self' }],
      },
    ],
  },
  {
    name: 'Blood Lust',
    cost: '1R',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: creature }],
        effect: [
          {
            do: 'if',
            condition: { amount: { toughnessOf: theTarget }, atLeast: 5 },
            effect: [
              {
                do: 'modify',
                what: theTarget,
                by: { power: 4, toughness: -4 },
                until: 'end of turn',
              },
            ],
            otherwise: [
              {
                do: 'modify',
                what: theTarget,
                by: { power: 4, toughness: { difference: [1, { toughnessOf: theTarget }] } },
                until: 'end of turn',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Stone Giant',
    cost: '2RR',
    types: ['Creature'],
    subtypes: ['Giant'],
    power: 3,
    toughness: 4,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [
          {
            what: {
              all: [
                creature,
                { controlledBy: 'you' },
                { toughness: { atMost: { difference: [{ powerOf: 'self' }, 1] } } },
              ],
            },
          },
        ],
        effect: [
          { do: 'modify', what: theTarget, by: { gains: ['flying'] }, until: 'end of turn' },
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [{ do: 'destroy', what: { bound: 'target' } }],
          },
        ],
      },
    ],
  },
  {
    name: 'Word of Blasting',
    cost: '1R',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { subtype: 'Wall' } }],
        effect: [
          { do: 'destroy', what: theTarget, cantBeRegenerated: true },
          {
            do: 'dealDamage',
            amount: { manaValueOf: theTarget },
            to: { controllerOf: theTarget },
          },
        ],
      },
    ],
  },
  {
    name: 'Hunted Dragon',
    cost: '3RR',
    types: ['Creature'],
    subtypes: ['Dragon'],
    power: 6,
    toughness: 6,
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      { kind: 'keyword', keyword: 'haste' },
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        targets: [{ what: { is: 'opponent' } }],
        effect: [
          {
            do: 'createTokens',
            token: {
              name: 'Knight',
              types: ['Creature'],
              subtypes: ['Knight'],
              colors: ['W'],
              power: 2,
              toughness: 2,
              abilities: [{ kind: 'keyword', keyword: 'first strike' }],
            },
            amount: 3,
            who: theTarget,
          },
        ],
      },
    ],
  },
  {
    name: 'Splinter',
    cost: '2RG',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { type: 'Artifact' } }],
        effect: [
          { do: 'move', what: theTarget, to: 'exile' },
          {
            do: 'search',
            for: { sameNameAs: theTarget },
            as: 'it',
            count: 'any number',
            zones: ['graveyard', 'hand', 'library'],
            whose: { controllerOf: theTarget },
          },
          { do: 'move', what: { bound: 'it' }, to: 'exile' },
          { do: 'shuffle', who: { controllerOf: theTarget } },
        ],
      },
    ],
  },
];
