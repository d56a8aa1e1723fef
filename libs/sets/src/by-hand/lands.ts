import type { CardDefinition, Color, Filter, Reference } from '@arbiter/cards';

const colorless = {
  kind: 'activated',
  cost: { tap: true },
  effect: [{ do: 'addMana', mana: 'C' }],
} as const;
const legendaryCreature: Filter = { all: [{ supertype: 'Legendary' }, { type: 'Creature' }] };
const both: Reference = { several: [{ bound: 'one' }, { bound: 'another' }] };

/** A land of two basic types that comes into play tapped unless 2 life is paid. */
const shockland = (name: string, subtypes: readonly string[]): CardDefinition => ({
  name,
  types: ['Land'],
  subtypes,
  abilities: [{ kind: 'enters', pays: { life: 2 }, unpaid: 'tapped' }],
});

/** A land that keeps mana of two colours as counters. */
const storageLand = (name: string, one: Color, other: Color): CardDefinition => ({
  name,
  types: ['Land'],
  abilities: [
    colorless,
    {
      kind: 'activated',
      cost: { mana: '1', tap: true },
      effect: [{ do: 'putCounters', what: 'self', counter: 'storage', amount: 1 }],
    },
    {
      kind: 'activated',
      cost: { mana: '1', removeCounters: { counter: 'storage', count: 'X' } },
      effect: [
        { do: 'chooseNumber', most: 'X', as: 'some' },
        { do: 'addMana', mana: one, times: { bound: 'some' } },
        { do: 'addMana', mana: other, times: { difference: ['X', { bound: 'some' }] } },
      ],
    },
  ],
});

/** A land without mana whose owner's legendary creatures of a color band with other legendary creatures. */
const landOfLegends = (name: string, color: Color): CardDefinition => ({
  name,
  types: ['Land'],
  abilities: [
    {
      kind: 'static',
      effect: {
        modifies: { all: [{ color }, legendaryCreature, { controlledBy: 'you' }] },
        by: {
          grants: [{ kind: 'keyword', keyword: 'bands with other', others: legendaryCreature }],
        },
      },
    },
  ],
});

export const LANDS: readonly CardDefinition[] = [
  landOfLegends('Cathedral of Serra', 'W'),
  landOfLegends("Seafarer's Quay", 'U'),
  landOfLegends('Unholy Citadel', 'B'),
  landOfLegends('Mountain Stronghold', 'R'),
  landOfLegends("Adventurers' Guildhouse", 'G'),
  {
    name: 'Undiscovered Paradise',
    types: ['Land'],
    abilities: (['W', 'U', 'B', 'R', 'G'] as const).map((mana) => ({
      kind: 'activated',
      cost: { tap: true },
      effect: [
        { do: 'addMana', mana },
        { do: 'returnInUntap', what: 'self' },
      ],
    })),
  },
  {
    name: 'City of Traitors',
    types: ['Land'],
    abilities: [
      {
        kind: 'triggered',
        trigger: {
          when: 'comes into play',
          what: { all: [{ not: { is: 'self' } }, { type: 'Land' }, { controlledBy: 'you' }] },
          played: true,
        },
        effect: [{ do: 'sacrifice', what: 'self' }],
      },
      { kind: 'activated', cost: { tap: true }, effect: [{ do: 'addMana', mana: 'CC' }] },
    ],
  },
  {
    name: 'Thawing Glaciers',
    types: ['Land'],
    abilities: [
      { kind: 'enters', tapped: true },
      {
        kind: 'activated',
        cost: { mana: '1', tap: true },
        effect: [
          { do: 'search', for: { all: [{ supertype: 'Basic' }, { type: 'Land' }] }, as: 'it' },
          { do: 'putIntoPlay', what: { bound: 'it' }, tapped: true },
          { do: 'shuffle', who: 'you' },
          {
            do: 'delay',
            until: { step: 'cleanup' },
            effect: [{ do: 'move', what: 'self', to: 'hand' }],
          },
        ],
      },
    ],
  },
  storageLand('Calciform Pools', 'W', 'U'),
  storageLand('Dreadship Reef', 'U', 'B'),
  storageLand('Fungal Reaches', 'R', 'G'),
  storageLand('Molten Slagheap', 'B', 'R'),
  shockland('Temple Garden', ['Forest', 'Plains']),
  shockland('Steam Vents', ['Island', 'Mountain']),
  {
    name: 'Kjeldoran Outpost',
    types: ['Land'],
    abilities: [
      { kind: 'enters', pays: { sacrifice: { subtype: 'Plains' } }, unpaid: 'graveyard' },
      { kind: 'activated', cost: { tap: true }, effect: [{ do: 'addMana', mana: 'W' }] },
      {
        kind: 'activated',
        cost: { mana: '1W', tap: true },
        effect: [
          {
            do: 'createTokens',
            amount: 1,
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
  {
    name: 'Heart of Yavimaya',
    types: ['Land'],
    abilities: [
      { kind: 'enters', pays: { sacrifice: { subtype: 'Forest' } }, unpaid: 'graveyard' },
      { kind: 'activated', cost: { tap: true }, effect: [{ do: 'addMana', mana: 'G' }] },
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [{ what: { type: 'Creature' } }],
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
