import type { CardDefinition, Reference } from '@arbiter/cards';

const colorless = {
  kind: 'activated',
  cost: { tap: true },
  effect: [{ do: 'addMana', mana: 'C' }],
} as const;
const both: Reference = { several: [{ bound: 'one' }, { bound: 'another' }] };

export const LANDS: readonly CardDefinition[] = [
  {
    name: 'Cloudpost',
    types: ['Land'],
    subtypes: ['Locus'],
    abilities: [
      { kind: 'enters', tapped: true },
      {
        kind: 'activated',
        cost: { tap: true },
        effect: [{ do: 'addMana', mana: 'C', times: { count: { subtype: 'Locus' } } }],
      },
    ],
  },
  {
    name: 'Krosan Verge',
    types: ['Land'],
    abilities: [
      { kind: 'enters', tapped: true },
      colorless,
      {
        kind: 'activated',
        cost: { mana: '2', tap: true, sacrifice: 'self' },
        effect: [
          {
            do: 'search',
            for: { all: [{ type: 'Land' }, { subtype: 'Forest' }] },
            as: 'one',
            count: 1,
          },
          {
            do: 'search',
            for: {
              all: [{ type: 'Land' }, { subtype: 'Plains' }, { not: { among: { bound: 'one' } } }],
            },
            as: 'another',
            count: 1,
          },
          { do: 'putIntoPlay', what: both, tapped: true },
          { do: 'shuffle', who: 'you' },
        ],
      },
    ],
  },
  {
    name: 'Spawning Pool',
    types: ['Land'],
    abilities: [
      { kind: 'enters', tapped: true },
      { kind: 'activated', cost: { tap: true }, effect: [{ do: 'addMana', mana: 'B' }] },
      {
        kind: 'activated',
        cost: { mana: '1B' },
        effect: [
          {
            do: 'modify',
            what: 'self',
            by: {
              becomes: {
                addTypes: ['Creature'],
                subtypes: ['Skeleton'],
                power: 1,
                toughness: 1,
                colors: ['B'],
              },
              grants: [
                {
                  kind: 'activated',
                  cost: { mana: 'B' },
                  effect: [{ do: 'regenerate', what: 'self' }],
                },
              ],
            },
            until: 'end of turn',
          },
        ],
      },
    ],
  },
  {
    name: 'Blinkmoth Nexus',
    types: ['Land'],
    abilities: [
      colorless,
      {
        kind: 'activated',
        cost: { mana: '1' },
        effect: [
          {
            do: 'modify',
            what: 'self',
            by: {
              becomes: {
                addTypes: ['Artifact', 'Creature'],
                subtypes: ['Blinkmoth'],
                power: 1,
                toughness: 1,
                keywords: ['flying'],
              },
            },
            until: 'end of turn',
          },
        ],
      },
      {
        kind: 'activated',
        cost: { mana: '1', tap: true },
        targets: [{ what: { all: [{ type: 'Creature' }, { subtype: 'Blinkmoth' }] } }],
        effect: [
          {
            do: 'modify',
            what: { target: 0 },
            by: { power: 1, toughness: 1 },
            until: 'end of turn',
          },
        ],
      },
    ],
  },
];
