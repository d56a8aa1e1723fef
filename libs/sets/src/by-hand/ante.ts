import type { CardDefinition, CardsInZone, Filter, Reference } from '@arbiter/cards';

const opponent: Filter = { is: 'opponent' };
const theTarget: Reference = { target: 0 };
const other: Reference = { bound: 'other' };
const player: Reference = { bound: 'player' };
const itsOwner: Reference = { ownerOf: theTarget };
/** What you have at stake beside the bird. */
const restOfStake: CardsInZone = {
  cards: { not: { among: { bound: 'bird' } } },
  in: 'ante',
  of: 'you',
};
const topOf = (of: Reference): Reference => ({ top: 1, in: 'library', of });

/** Cards that are removed from the decks of those who don't play for ante (6ED Glossary: Ante). */
export const FOR_ANTE: readonly CardDefinition[] = [
  {
    name: 'Bronze Tablet',
    cost: '6',
    types: ['Artifact'],
    forAnte: true,
    abilities: [
      { kind: 'enters', tapped: true },
      {
        kind: 'activated',
        cost: { mana: '4', tap: true },
        targets: [{ what: { all: [{ ownedBy: 'opponent' }, { not: { is: 'token' } }] } }],
        effect: [
          { do: 'move', what: 'self', to: 'exile', as: 'tablet' },
          { do: 'move', what: theTarget, to: 'exile', as: 'other' },
          {
            do: 'pay',
            who: { ownerOf: other },
            cost: { life: 10 },
            then: [{ do: 'move', what: { bound: 'tablet' }, to: 'graveyard' }],
            otherwise: [
              { do: 'gainOwnership', who: { ownerOf: other }, what: { bound: 'tablet' } },
              { do: 'gainOwnership', who: 'you', what: other },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Tempest Efreet',
    cost: '1RRR',
    types: ['Creature'],
    subtypes: ['Efreet'],
    power: 3,
    toughness: 3,
    forAnte: true,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true, sacrifice: 'self' },
        targets: [{ what: opponent }],
        effect: [
          {
            do: 'pay',
            who: theTarget,
            cost: { life: 10 },
            otherwise: [
              { do: 'cardAtRandom', of: theTarget, as: 'card' },
              {
                do: 'if',
                condition: { did: 'card' },
                effect: [
                  { do: 'gainOwnership', who: 'you', what: { bound: 'card' } },
                  { do: 'gainOwnership', who: theTarget, what: 'self' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Rebirth',
    cost: '3GGG',
    types: ['Sorcery'],
    forAnte: true,
    spell: [
      {
        effect: [
          {
            do: 'may',
            who: 'each player',
            effect: [
              { do: 'ante', who: player, what: topOf(player), as: 'anted' },
              {
                do: 'if',
                condition: { did: 'anted' },
                effect: [{ do: 'setLife', who: player, amount: 20 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Contract from Below',
    cost: 'B',
    types: ['Sorcery'],
    forAnte: true,
    spell: [
      {
        effect: [
          { do: 'discard', who: 'you', amount: 'all' },
          { do: 'ante', who: 'you', what: topOf('you') },
          { do: 'draw', who: 'you', amount: 7 },
        ],
      },
    ],
  },
  {
    name: 'Demonic Attorney',
    cost: '1BB',
    types: ['Sorcery'],
    forAnte: true,
    spell: [
      {
        effect: [
          {
            do: 'forEach',
            each: 'each player',
            as: 'player',
            effect: [{ do: 'ante', who: player, what: topOf(player) }],
          },
        ],
      },
    ],
  },
  {
    name: 'Amulet of Quoz',
    cost: '6',
    types: ['Artifact'],
    forAnte: true,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true, sacrifice: 'self' },
        targets: [{ what: opponent }],
        effect: [
          {
            do: 'may',
            who: theTarget,
            effect: [{ do: 'ante', who: theTarget, what: topOf(theTarget), as: 'stake' }],
          },
          {
            do: 'if',
            condition: { not: { did: 'stake' } },
            effect: [
              { do: 'flipCoin', as: 'flip' },
              {
                do: 'if',
                condition: { won: 'flip' },
                effect: [{ do: 'endGame', loses: theTarget }],
                otherwise: [{ do: 'endGame', loses: 'you' }],
              },
            ],
          },
        ],
        onlyIf: [{ step: 'upkeep', of: 'you' }],
      },
    ],
  },
  {
    name: 'Darkpact',
    cost: 'BBB',
    types: ['Sorcery'],
    forAnte: true,
    spell: [
      {
        targets: [{ what: { all: [] }, in: 'ante' }],
        effect: [
          { do: 'gainOwnership', who: 'you', what: theTarget },
          { do: 'ante', who: 'you', what: topOf('you'), as: 'staked' },
          {
            do: 'if',
            condition: { did: 'staked' },
            effect: [{ do: 'move', what: theTarget, to: 'library' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Jeweled Bird',
    cost: '1',
    types: ['Artifact'],
    forAnte: true,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        effect: [
          { do: 'ante', who: 'you', what: 'self', as: 'bird' },
          {
            do: 'if',
            condition: { did: 'bird' },
            effect: [
              { do: 'move', what: restOfStake, to: 'graveyard' },
              { do: 'draw', who: 'you', amount: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Timmerian Fiends',
    cost: '1BB',
    types: ['Creature'],
    subtypes: ['Horror'],
    power: 1,
    toughness: 1,
    forAnte: true,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: 'BBB', sacrifice: 'self' },
        targets: [{ what: { type: 'Artifact' } }],
        effect: [
          {
            do: 'may',
            who: itsOwner,
            effect: [{ do: 'ante', who: itsOwner, what: topOf(itsOwner), as: 'stake' }],
          },
          {
            do: 'if',
            condition: { not: { did: 'stake' } },
            effect: [
              { do: 'gainOwnership', who: itsOwner, what: 'self' },
              { do: 'gainOwnership', who: 'you', what: theTarget },
              { do: 'move', what: theTarget, to: 'graveyard' },
            ],
          },
        ],
      },
    ],
  },
];
