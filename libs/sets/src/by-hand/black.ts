import type { CardDefinition, Effect, Filter, Reference } from '@arbiter/cards';

const creature: Filter = { type: 'Creature' };
const anyCard: Filter = { is: 'card' };
const theTarget: Reference = { target: 0 };
const aPlayer = { what: { is: 'player' } } as const;
const theirHand = (cards: Filter) => ({ cards, in: 'hand', of: theTarget }) as const;
const chosenColor = (under: string): Filter => ({ chosen: 'color', under });
const chosenType = (under: string): Filter => ({
  all: [creature, { chosen: 'creature type', under }],
});

/** Creature cards of a type that either player chose come back. */
function returned(who: 'you' | 'opponent'): Effect {
  const cards: Filter = { any: [chosenType('mine'), chosenType('theirs')] };
  return {
    do: 'putIntoPlay',
    ...(who === 'you' ? {} : { who }),
    what: { cards, in: 'graveyard', of: who },
  };
}

export const BLACK: readonly CardDefinition[] = [
  {
    name: 'Necrosavant',
    cost: '3BBB',
    types: ['Creature'],
    subtypes: ['Zombie', 'Giant'],
    power: 5,
    toughness: 5,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '3BB', sacrifice: creature },
        effect: [{ do: 'putIntoPlay', what: 'self' }],
        from: 'graveyard',
        onlyIf: [{ step: 'upkeep', of: 'you' }],
      },
    ],
  },
  {
    name: 'Undead Gladiator',
    cost: '1BB',
    types: ['Creature'],
    subtypes: ['Zombie', 'Barbarian'],
    power: 3,
    toughness: 1,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '1B', discard: 'choice' },
        effect: [{ do: 'move', what: 'self', to: 'hand' }],
        from: 'graveyard',
        onlyIf: [{ step: 'upkeep', of: 'you' }],
      },
      { kind: 'keyword', keyword: 'cycling', cost: { mana: '1B' } },
    ],
  },
  {
    name: "Patriarch's Bidding",
    cost: '3BB',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          { do: 'chooseWord', of: 'creature type', as: 'mine' },
          { do: 'chooseWord', who: 'opponent', of: 'creature type', as: 'theirs' },
          returned('you'),
          returned('opponent'),
        ],
      },
    ],
  },
  {
    name: "Tsabo's Decree",
    cost: '5B',
    types: ['Instant'],
    spell: [
      {
        targets: [aPlayer],
        effect: [
          { do: 'chooseWord', of: 'creature type', as: 'it' },
          { do: 'reveal', who: theTarget, what: theirHand(anyCard) },
          { do: 'discardCards', who: theTarget, what: theirHand(chosenType('it')) },
          {
            do: 'destroy',
            what: { every: { all: [chosenType('it'), { controlledBy: theTarget }] } },
            cantBeRegenerated: true,
          },
        ],
      },
    ],
  },
  {
    name: 'Persecute',
    cost: '2BB',
    types: ['Sorcery'],
    spell: [
      {
        targets: [aPlayer],
        effect: [
          { do: 'chooseWord', of: 'color', as: 'it' },
          { do: 'reveal', who: theTarget, what: theirHand(anyCard) },
          { do: 'discardCards', who: theTarget, what: theirHand(chosenColor('it')) },
        ],
      },
    ],
  },
  {
    name: 'Addle',
    cost: '1B',
    types: ['Sorcery'],
    spell: [
      {
        targets: [aPlayer],
        effect: [
          { do: 'chooseWord', of: 'color', as: 'it' },
          { do: 'reveal', who: theTarget, what: theirHand(anyCard) },
          { do: 'choose', among: theirHand(chosenColor('it')), as: 'card' },
          { do: 'discardCards', who: theTarget, what: { bound: 'card' } },
        ],
      },
    ],
  },
  {
    name: 'Cabal Therapy',
    cost: 'B',
    types: ['Sorcery'],
    alternativeCosts: [{ cost: { sacrifice: creature }, keyword: 'flashback' }],
    spell: [
      {
        targets: [aPlayer],
        effect: [
          { do: 'nameCard', as: 'it' },
          { do: 'reveal', who: theTarget, what: theirHand(anyCard) },
          {
            do: 'discardCards',
            who: theTarget,
            // The name has to be that of a card that is no land: naming one finds nothing.
            what: theirHand({
              all: [{ chosen: 'name', under: 'it' }, { not: { type: 'Land' } }],
            }),
          },
        ],
      },
    ],
  },
  {
    name: 'Last Rites',
    cost: '2B',
    types: ['Sorcery'],
    spell: [
      {
        targets: [aPlayer],
        effect: [
          {
            do: 'choose',
            among: { cards: anyCard, in: 'hand', of: 'you' },
            as: 'it',
            count: { count: { cards: anyCard, in: 'hand', of: 'you' } },
            upTo: true,
          },
          { do: 'discardCards', who: 'you', what: { bound: 'it' }, as: 'done' },
          { do: 'reveal', who: theTarget, what: theirHand(anyCard) },
          {
            do: 'choose',
            among: theirHand({ not: { type: 'Land' } }),
            as: 'cards',
            count: { countOf: { bound: 'done' } },
          },
          { do: 'discardCards', who: theTarget, what: { bound: 'cards' } },
        ],
      },
    ],
  },
  {
    name: 'Cosmic Horror',
    cost: '3BBB',
    types: ['Creature'],
    subtypes: ['Horror'],
    power: 7,
    toughness: 7,
    abilities: [
      { kind: 'keyword', keyword: 'first strike' },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          {
            do: 'pay',
            who: 'you',
            cost: { mana: '3BBB' },
            otherwise: [
              { do: 'destroy', what: 'self', as: 'done' },
              {
                do: 'if',
                condition: { did: 'done' },
                effect: [{ do: 'dealDamage', amount: 7, to: 'you' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Stitch Together',
    cost: 'BB',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: creature, in: 'graveyard', of: 'you' }],
        effect: [
          {
            do: 'if',
            condition: {
              amount: { count: { cards: anyCard, in: 'graveyard', of: 'you' } },
              atLeast: 7,
            },
            effect: [{ do: 'putIntoPlay', what: theTarget }],
            otherwise: [{ do: 'move', what: theTarget, to: 'hand' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Mindstab Thrull',
    cost: '1BB',
    types: ['Creature'],
    subtypes: ['Thrull'],
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'attacks and is not blocked', what: 'self' },
        effect: [
          {
            do: 'pay',
            who: 'you',
            cost: { sacrifice: 'self' },
            then: [{ do: 'discard', who: 'defending player', amount: 3 }],
          },
        ],
      },
    ],
  },
  {
    name: 'Necrite',
    cost: '1BB',
    types: ['Creature'],
    subtypes: ['Thrull'],
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'attacks and is not blocked', what: 'self' },
        targets: [{ what: { all: [creature, { controlledBy: 'defending player' }] } }],
        effect: [
          {
            do: 'pay',
            who: 'you',
            cost: { sacrifice: 'self' },
            then: [{ do: 'destroy', what: theTarget, cantBeRegenerated: true }],
          },
        ],
      },
    ],
  },
];
