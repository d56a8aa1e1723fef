import type {
  Ability,
  Amount,
  CardDefinition,
  Effect,
  Filter,
  Reference,
  SpellText,
  TargetSpec,
} from '@arbiter/cards';

const creature: Filter = { type: 'Creature' };
const anyCard: Filter = { is: 'card' };
const theTarget: Reference = { target: 0 };
const aPlayer = { what: { is: 'player' } } as const;
const theirHand = (cards: Filter) => ({ cards, in: 'hand', of: theTarget }) as const;
const chosenColor = (under: string): Filter => ({ chosen: 'color', under });
const chosenType = (under: string): Filter => ({
  all: [creature, { chosen: 'creature type', under }],
});

const notAmong = (name: string, zone: 'library' | 'graveyard'): Reference => ({
  cards: { not: { among: { bound: name } } },
  in: zone,
  of: 'you',
});

const theOne: Reference = { bound: 'one' };
const aThird = (of: Amount): Amount => ({ quotient: [of, 3], rounded: 'up' });
const sacrificesAThird = (what: Filter): Effect => ({
  do: 'sacrifice',
  who: 'each player',
  what: { every: what },
  count: aThird({ count: { all: [what, { controlledBy: theOne }] } }),
  each: 'one',
});

/** What is said of an ability that should not be played more than three times in a turn. */
const sacrificedForTheFourth: Effect = {
  do: 'if',
  condition: { amount: { timesPlayed: 'self' }, atLeast: 4 },
  effect: [
    {
      do: 'delay',
      until: { step: 'end of turn' },
      effect: [{ do: 'sacrifice', what: 'self' }],
    },
  ],
};

/** "Up to three target cards from a single graveyard". */
const upToThreeCards: TargetSpec = {
  what: { is: 'card' },
  in: 'graveyard',
  least: 0,
  most: 3,
  together: true,
};

/** X damage, and so much life, but no more than what was damaged had before. */
const drains = (life: Amount): SpellText => ({
  targets: [{ what: { any: [{ type: 'Creature' }, { is: 'player' }] } }],
  effect: [
    { do: 'dealDamage', amount: 'X', to: { target: 0 }, as: 'dealt' },
    {
      do: 'if',
      condition: { object: { target: 0 }, is: { is: 'player' } },
      effect: [
        {
          do: 'gainLife',
          who: 'you',
          amount: { lesser: [life, { sum: [{ lifeOf: { target: 0 } }, { bound: 'dealt' }] }] },
        },
      ],
      otherwise: [
        {
          do: 'gainLife',
          who: 'you',
          amount: { lesser: [life, { toughnessOf: { target: 0 } }] },
        },
      ],
    },
  ],
});

/** As it comes into play on a card in a graveyard, it puts that into play and is on it from then on. */
const raisesWhatItEnchants = (tapped: boolean): Ability => ({
  kind: 'triggered',
  trigger: { when: 'comes into play', what: 'self' },
  condition: { object: 'self', is: { is: 'permanent' } },
  effect: [
    { do: 'putIntoPlay', what: 'enchanted', as: 'it', ...(tapped ? { tapped } : {}) },
    { do: 'attach', what: 'self', to: { bound: 'it' } },
    {
      do: 'delay',
      until: { when: 'leaves play', what: 'self' },
      effect: [{ do: 'sacrifice', who: { controllerOf: { bound: 'it' } }, what: { bound: 'it' } }],
    },
  ],
});

export const BLACK: readonly CardDefinition[] = [
  {
    name: 'Drain Life',
    cost: 'X1B',
    xPaidWith: ['B'],
    types: ['Sorcery'],
    spell: [drains({ bound: 'dealt' })],
  },
  {
    name: 'Soul Burn',
    cost: 'X2B',
    xPaidWith: ['B', 'R'],
    types: ['Sorcery'],
    spell: [drains({ lesser: [{ bound: 'dealt' }, { spentOnX: 'B' }] })],
  },
  {
    name: 'Necratog',
    cost: '1BB',
    types: ['Creature'],
    subtypes: ['Atog'],
    power: 1,
    toughness: 2,
    abilities: [
      {
        kind: 'activated',
        cost: {
          picks: [
            {
              pay: 'exile',
              from: 'graveyard',
              what: {
                all: [
                  { type: 'Creature' },
                  { among: { top: 1, in: 'graveyard', of: 'you', that: { type: 'Creature' } } },
                ],
              },
            },
          ],
        },
        effect: [
          { do: 'modify', what: 'self', by: { power: 2, toughness: 2 }, until: 'end of turn' },
        ],
      },
    ],
  },
  {
    name: "Yawgmoth's Will",
    cost: '2B',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          { do: 'standing', effect: { mayPlayFrom: 'graveyard' }, until: 'end of turn' },
          {
            do: 'standing',
            effect: {
              replaces: {
                would: 'be put into a graveyard',
                what: { ownedBy: 'you' },
                goes: 'exile',
              },
            },
            until: 'end of turn',
          },
        ],
      },
    ],
  },
  {
    name: 'Decompose',
    cost: '1B',
    types: ['Sorcery'],
    spell: [
      { targets: [upToThreeCards], effect: [{ do: 'move', what: { target: 0 }, to: 'exile' }] },
    ],
  },
  {
    name: 'Rapid Decay',
    cost: '1B',
    types: ['Instant'],
    abilities: [{ kind: 'keyword', keyword: 'cycling', cost: { mana: '2' } }],
    spell: [
      { targets: [upToThreeCards], effect: [{ do: 'move', what: { target: 0 }, to: 'exile' }] },
    ],
  },
  {
    name: 'Ebony Charm',
    cost: 'B',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'opponent' } }],
        effect: [
          { do: 'loseLife', who: { target: 0 }, amount: 1 },
          { do: 'gainLife', who: 'you', amount: 1 },
        ],
      },
      { targets: [upToThreeCards], effect: [{ do: 'move', what: { target: 0 }, to: 'exile' }] },
      {
        targets: [{ what: { type: 'Creature' } }],
        effect: [
          { do: 'modify', what: { target: 0 }, by: { gains: ['fear'] }, until: 'end of turn' },
        ],
      },
    ],
  },
  {
    name: 'Carrion Beetles',
    cost: 'B',
    types: ['Creature'],
    subtypes: ['Insect'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '2B', tap: true },
        targets: [upToThreeCards],
        effect: [{ do: 'move', what: { target: 0 }, to: 'exile' }],
      },
    ],
  },
  {
    name: 'Contagion',
    cost: '3BB',
    types: ['Instant'],
    alternativeCosts: [
      { cost: { life: 1, picks: [{ pay: 'exile', what: { color: 'B' }, from: 'hand' }] } },
    ],
    spell: [
      {
        targets: [{ what: { type: 'Creature' }, least: 1, most: 2, divided: 2 }],
        effect: [
          { do: 'putCounters', what: { target: 0 }, counter: '-2/-1', amount: 2, divided: true },
        ],
      },
    ],
  },
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
          {
            do: 'putIntoPlay',
            what: {
              cards: {
                all: [
                  creature,
                  {
                    any: [
                      { chosen: 'creature type', under: 'mine' },
                      { chosen: 'creature type', under: 'theirs' },
                    ],
                  },
                ],
              },
              in: 'graveyard',
              of: 'each player',
            },
            under: 'owner',
          },
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
  {
    name: 'Choking Sands',
    cost: '1BB',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { all: [{ type: 'Land' }, { not: { subtype: 'Swamp' } }] } }],
        effect: [
          {
            do: 'if',
            condition: { object: theTarget, is: { supertype: 'Basic' } },
            effect: [{ do: 'destroy', what: theTarget }],
            otherwise: [
              { do: 'destroy', what: theTarget },
              { do: 'dealDamage', amount: 2, to: { controllerOf: theTarget } },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Cloak of Confusion',
    cost: '1B',
    types: ['Enchantment'],
    enchants: { all: [creature, { controlledBy: 'you' }] },
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'attacks and is not blocked', what: 'enchanted' },
        may: 'you',
        effect: [
          { do: 'inCombat', what: 'event', rule: { assignsNoDamage: true }, until: 'end of turn' },
          { do: 'discardAtRandom', who: 'defending player', amount: 1 },
        ],
      },
    ],
  },
  {
    name: 'Doomsday',
    cost: 'BBB',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          { do: 'search', for: { all: [] }, as: 'it', count: 5, zones: ['library', 'graveyard'] },
          {
            do: 'move',
            what: { several: [notAmong('it', 'library'), notAmong('it', 'graveyard')] },
            to: 'exile',
          },
          { do: 'move', what: { bound: 'it' }, to: 'library' },
          { do: 'loseLife', who: 'you', amount: { half: { lifeOf: 'you' }, rounded: 'up' } },
        ],
      },
    ],
  },
  {
    name: 'Ghastly Demise',
    cost: 'B',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { all: [creature, { not: { color: 'B' } }] } }],
        effect: [
          {
            do: 'if',
            condition: {
              amount: { toughnessOf: theTarget },
              atMost: { count: { cards: anyCard, in: 'graveyard', of: 'you' } },
            },
            effect: [{ do: 'destroy', what: theTarget }],
          },
        ],
      },
    ],
  },
  {
    name: 'Greater Werewolf',
    cost: '4B',
    types: ['Creature'],
    subtypes: ['Werewolf'],
    power: 2,
    toughness: 4,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'end of combat', whose: 'each player' },
        effect: [
          {
            do: 'putCounters',
            what: {
              every: {
                all: [creature, { any: [{ is: 'blocking this' }, { is: 'blocked by this' }] }],
              },
            },
            counter: '-0/-2',
            amount: 1,
          },
        ],
      },
    ],
  },
  {
    name: 'Haunting Echoes',
    cost: '3BB',
    types: ['Sorcery'],
    spell: [
      {
        targets: [aPlayer],
        effect: [
          {
            do: 'move',
            what: {
              cards: { not: { all: [{ type: 'Land' }, { supertype: 'Basic' }] } },
              in: 'graveyard',
              of: theTarget,
            },
            to: 'exile',
            as: 'done',
          },
          {
            do: 'forEach',
            each: { bound: 'done' },
            as: 'one',
            effect: [
              {
                do: 'search',
                for: { sameNameAs: { bound: 'one' } },
                as: 'found',
                count: 'all',
                whose: theTarget,
              },
              { do: 'move', what: { bound: 'found' }, to: 'exile' },
            ],
          },
          { do: 'shuffle', who: theTarget },
        ],
      },
    ],
  },
  {
    name: 'Nether Spirit',
    cost: '1BB',
    types: ['Creature'],
    subtypes: ['Spirit'],
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'triggered',
        from: 'graveyard',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        condition: {
          all: [
            { exists: { cards: { all: [creature, { is: 'self' }] }, in: 'graveyard', of: 'you' } },
            { amount: { count: { cards: creature, in: 'graveyard', of: 'you' } }, equals: 1 },
          ],
        },
        may: 'you',
        effect: [{ do: 'putIntoPlay', what: 'self' }],
      },
    ],
  },
  {
    name: 'The Wretched',
    cost: '3BB',
    types: ['Creature'],
    subtypes: ['Demon'],
    power: 2,
    toughness: 5,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'end of combat', whose: 'each player' },
        effect: [
          {
            do: 'gainControl',
            what: { every: { all: [creature, { is: 'blocking this' }] } },
            who: 'you',
            until: { asLongAs: 'you control this' },
          },
        ],
      },
    ],
  },

  {
    name: 'Corpse Dance',
    cost: '2B',
    types: ['Instant'],
    buyback: { mana: '2' },
    spell: [
      {
        effect: [
          {
            do: 'putIntoPlay',
            what: { top: 1, in: 'graveyard', of: 'you', that: creature },
            as: 'it',
          },
          {
            do: 'modify',
            what: { bound: 'it' },
            by: { gains: ['haste'] },
            until: 'end of turn',
          },
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [{ do: 'move', what: { bound: 'it' }, to: 'exile' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Erg Raiders',
    cost: '1B',
    types: ['Creature'],
    subtypes: ['Human', 'Warrior'],
    power: 2,
    toughness: 3,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'end of turn', whose: 'you' },
        condition: { not: { object: 'self', is: { is: 'attacked this turn' } } },
        effect: [
          {
            do: 'if',
            condition: { not: { object: 'self', is: { is: 'came under control this turn' } } },
            effect: [{ do: 'dealDamage', amount: 2, to: 'you' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Initiates of the Ebon Hand',
    cost: 'B',
    types: ['Creature'],
    subtypes: ['Cleric'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '1' },
        effect: [{ do: 'addMana', mana: 'B' }, sacrificedForTheFourth],
      },
    ],
  },
  {
    name: 'Nether Shadow',
    cost: 'BB',
    types: ['Creature'],
    subtypes: ['Spirit'],
    power: 1,
    toughness: 1,
    abilities: [
      { kind: 'keyword', keyword: 'haste' },
      {
        kind: 'triggered',
        from: 'graveyard',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        condition: {
          amount: {
            count: { cards: { all: [creature, { is: 'above this' }] }, in: 'graveyard', of: 'you' },
          },
          atLeast: 3,
        },
        may: 'you',
        effect: [{ do: 'putIntoPlay', what: 'self' }],
      },
    ],
  },
  {
    name: 'Pox',
    cost: 'BBB',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          {
            do: 'loseLife',
            who: 'each player',
            amount: aThird({ lifeOf: theOne }),
            each: 'one',
          },
          {
            do: 'discard',
            who: 'each player',
            amount: aThird({ count: { cards: anyCard, in: 'hand', of: theOne } }),
            each: 'one',
          },
          sacrificesAThird(creature),
          sacrificesAThird({ type: 'Land' }),
        ],
      },
    ],
  },
  {
    name: 'Scavenging Ghoul',
    cost: '3B',
    types: ['Creature'],
    subtypes: ['Zombie'],
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'end of turn', whose: 'each player' },
        effect: [
          {
            do: 'putCounters',
            what: 'self',
            counter: 'corpse',
            amount: { countThisTurn: 'died', that: creature },
          },
        ],
      },
      {
        kind: 'activated',
        cost: { removeCounters: { counter: 'corpse' } },
        effect: [{ do: 'regenerate', what: 'self' }],
      },
    ],
  },
  {
    name: 'Sengir Vampire',
    cost: '3BB',
    types: ['Creature'],
    subtypes: ['Vampire'],
    power: 4,
    toughness: 4,
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'triggered',
        trigger: {
          when: 'is put into a graveyard',
          from: 'play',
          what: { all: [creature, { is: 'was dealt damage by this' }] },
        },
        effect: [{ do: 'putCounters', what: 'self', counter: '+1/+1', amount: 1 }],
      },
    ],
  },
  {
    name: "Tsabo's Assassin",
    cost: '2BB',
    types: ['Creature'],
    subtypes: ['Zombie', 'Assassin'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [{ what: { type: 'Creature' } }],
        effect: [
          {
            do: 'if',
            condition: { object: { target: 0 }, is: { mostCommonColorAmong: { is: 'permanent' } } },
            effect: [{ do: 'destroy', what: { target: 0 }, cantBeRegenerated: true }],
          },
        ],
      },
    ],
  },
  {
    name: 'Simulacrum',
    cost: '1B',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { all: [creature, { controlledBy: 'you' }] } }],
        effect: [
          { do: 'gainLife', who: 'you', amount: { damageTakenBy: 'you' } },
          { do: 'dealDamage', amount: { damageTakenBy: 'you' }, to: theTarget },
        ],
      },
    ],
  },
  {
    name: 'Broken Visage',
    cost: '4B',
    types: ['Instant'],
    spell: [
      {
        targets: [
          { what: { all: [creature, { not: { type: 'Artifact' } }, { is: 'attacking' }] } },
        ],
        effect: [
          { do: 'destroy', what: theTarget, cantBeRegenerated: true },
          {
            do: 'createTokens',
            token: {
              name: 'Spirit',
              types: ['Creature'],
              subtypes: ['Spirit'],
              colors: ['B'],
              power: 0,
              toughness: 0,
            },
            amount: 1,
            size: { power: { powerOf: theTarget }, toughness: { toughnessOf: theTarget } },
            as: 'token',
          },
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [{ do: 'sacrifice', what: { bound: 'token' } }],
          },
        ],
      },
    ],
  },
  {
    name: 'Animate Dead',
    cost: '1B',
    types: ['Enchantment'],
    enchants: creature,
    enchantsIn: 'graveyard',
    abilities: [
      raisesWhatItEnchants(false),
      { kind: 'static', effect: { modifies: 'enchanted', by: { power: -1, toughness: 0 } } },
    ],
  },
  {
    name: 'Dance of the Dead',
    cost: '1B',
    types: ['Enchantment'],
    enchants: creature,
    enchantsIn: 'graveyard',
    abilities: [
      raisesWhatItEnchants(true),
      { kind: 'static', effect: { modifies: 'enchanted', by: { power: 1, toughness: 1 } } },
      { kind: 'static', effect: { doesNotUntap: 'enchanted' } },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'controller of enchanted' },
        effect: [
          {
            do: 'pay',
            who: 'event',
            cost: { mana: '1B' },
            then: [{ do: 'untap', what: 'enchanted' }],
          },
        ],
      },
    ],
  },
];
