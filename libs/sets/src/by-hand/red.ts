import type { CardDefinition, Filter, Reference } from '@arbiter/cards';

const creature: Filter = { type: 'Creature' };
const theTarget: Reference = { target: 0 };

const creatureOrPlayer: Filter = { any: [creature, { is: 'player' }] };
const tappedBlue: Filter = {
  all: [creature, { color: 'U' }, { is: 'tapped' }, { controlledBy: 'event' }],
};

const theirCreatures: Filter = { all: [creature, { controlledBy: theTarget }] };

export const RED: readonly CardDefinition[] = [
  {
    name: 'Illicit Auction',
    cost: '3RR',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: creature }],
        effect: [
          { do: 'bid', from: 0, as: 'bidder', bid: 'bid' },
          { do: 'loseLife', who: { bound: 'bidder' }, amount: { bound: 'bid' } },
          { do: 'gainControl', what: theTarget, who: { bound: 'bidder' } },
        ],
      },
    ],
  },
  {
    name: 'Mana Clash',
    cost: 'R',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { is: 'opponent' } }],
        effect: [
          {
            do: 'repeat',
            effect: [
              { do: 'tossCoin', as: 'mine' },
              { do: 'tossCoin', who: theTarget, as: 'theirs' },
              {
                do: 'if',
                condition: { not: { heads: 'mine' } },
                effect: [{ do: 'dealDamage', amount: 1, to: 'you' }],
              },
              {
                do: 'if',
                condition: { not: { heads: 'theirs' } },
                effect: [{ do: 'dealDamage', amount: 1, to: theTarget }],
              },
            ],
            while: { any: [{ not: { heads: 'mine' } }, { not: { heads: 'theirs' } }] },
          },
        ],
      },
    ],
  },
  {
    name: 'Ironclaw Curse',
    cost: 'R',
    types: ['Enchantment'],
    enchants: creature,
    abilities: [
      { kind: 'static', effect: { modifies: 'enchanted', by: { toughness: -1 } } },
      {
        kind: 'static',
        effect: {
          inCombat: {
            cantBlock: { all: [creature, { power: { atLeast: { toughnessOf: 'enchanted' } } }] },
          },
          who: 'enchanted',
        },
      },
    ],
  },
  {
    name: 'Recoup',
    cost: '1R',
    types: ['Sorcery'],
    alternativeCosts: [{ keyword: 'flashback', cost: { mana: '3R' } }],
    spell: [
      {
        targets: [{ what: { type: 'Sorcery' }, in: 'graveyard', of: 'you' }],
        effect: [{ do: 'mayPlay', what: { target: 0 }, until: 'end of turn', flashback: true }],
      },
    ],
  },
  {
    name: 'Mogg Flunkies',
    cost: '1R',
    types: ['Creature'],
    subtypes: ['Goblin'],
    power: 3,
    toughness: 3,
    abilities: [
      { kind: 'static', effect: { inCombat: { attacksOnlyWithAnother: true }, who: 'self' } },
      { kind: 'static', effect: { inCombat: { blocksOnlyWithAnother: true }, who: 'self' } },
    ],
  },
  {
    name: 'Flameshot',
    cost: '3R',
    types: ['Sorcery'],
    alternativeCosts: [{ cost: { picks: [{ pay: 'discard', what: { subtype: 'Mountain' } }] } }],
    spell: [
      {
        targets: [{ what: { type: 'Creature' }, least: 1, most: 3, divided: 3 }],
        effect: [{ do: 'dealDamage', amount: 3, to: { target: 0 }, divided: true }],
      },
    ],
  },
  {
    name: 'Bogardan Hellkite',
    cost: '6RR',
    types: ['Creature'],
    subtypes: ['Dragon'],
    power: 5,
    toughness: 5,
    playedAs: 'Instant',
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        targets: [
          {
            what: { any: [{ type: 'Creature' }, { is: 'player' }] },
            least: 1,
            most: 5,
            divided: 5,
          },
        ],
        effect: [{ do: 'dealDamage', amount: 5, to: { target: 0 }, divided: true }],
      },
    ],
  },
  {
    name: 'Wheel of Fate',
    types: ['Sorcery'],
    colors: ['R'],
    abilities: [{ kind: 'keyword', keyword: 'suspend', amount: 4, cost: { mana: '1R' } }],
    alternativeCosts: [{ cost: {}, keyword: 'suspend' }],
    spell: [
      {
        effect: [
          { do: 'discard', who: 'each player', amount: 'all' },
          { do: 'draw', who: 'each player', amount: 7 },
        ],
      },
    ],
  },
  {
    name: 'Final Fortune',
    cost: 'RR',
    types: ['Instant'],
    spell: [
      {
        effect: [
          { do: 'extraTurn', who: 'you', as: 'added' },
          {
            do: 'delay',
            until: { step: 'end of turn', inTurn: 'added' },
            effect: [{ do: 'endGame', loses: 'you' }],
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
            under: theTarget,
          },
        ],
      },
    ],
  },
  {
    name: 'Splinter',
    cost: '2GG',
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
            count: 'all',
            zones: ['graveyard', 'hand', 'library'],
            whose: { controllerOf: theTarget },
          },
          { do: 'move', what: { bound: 'it' }, to: 'exile' },
          { do: 'shuffle', who: { controllerOf: theTarget } },
        ],
      },
    ],
  },
  {
    name: 'Firestorm',
    cost: 'R',
    types: ['Instant'],
    additionalCost: { picks: [{ pay: 'discard', what: { is: 'card' }, count: 'X' }] },
    spell: [
      {
        targets: [{ what: creatureOrPlayer, least: 'X', most: 'X' }],
        effect: [{ do: 'dealDamage', amount: 'X', to: theTarget }],
      },
    ],
  },
  {
    name: 'Gempalm Incinerator',
    cost: '2R',
    types: ['Creature'],
    subtypes: ['Goblin'],
    power: 2,
    toughness: 1,
    abilities: [
      { kind: 'keyword', keyword: 'cycling', cost: { mana: '1R' } },
      {
        kind: 'triggered',
        trigger: { when: 'cycles', who: 'you', what: 'self' },
        may: 'you',
        targets: [{ what: creature }],
        effect: [{ do: 'dealDamage', amount: { count: { subtype: 'Goblin' } }, to: theTarget }],
      },
    ],
  },
  {
    name: 'Magnetic Mountain',
    cost: '1RR',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'static',
        effect: { doesNotUntap: { all: [creature, { color: 'U' }] } },
      },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'each player' },
        effect: [
          {
            do: 'choose',
            who: 'event',
            among: { every: tappedBlue },
            as: 'it',
            count: { count: tappedBlue },
            upTo: true,
          },
          {
            do: 'pay',
            who: 'event',
            cost: { mana: '4' },
            times: { countOf: { bound: 'it' } },
            then: [{ do: 'untap', what: { bound: 'it' } }],
          },
        ],
      },
    ],
  },
  {
    name: 'Orcish Squatters',
    cost: '4R',
    types: ['Creature'],
    subtypes: ['Orc'],
    power: 2,
    toughness: 3,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'attacks and is not blocked', what: 'self' },
        may: 'you',
        targets: [{ what: { all: [{ type: 'Land' }, { controlledBy: 'defending player' }] } }],
        effect: [
          {
            do: 'gainControl',
            what: theTarget,
            who: 'you',
            until: { asLongAs: 'you control this' },
          },
          { do: 'inCombat', what: 'self', rule: { assignsNoDamage: true }, until: 'end of turn' },
        ],
      },
    ],
  },
  {
    name: 'Primordial Ooze',
    cost: 'R',
    types: ['Creature'],
    subtypes: ['Ooze'],
    power: 1,
    toughness: 1,
    abilities: [
      { kind: 'static', effect: { inCombat: { must: 'attack' }, who: 'self' } },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          { do: 'putCounters', what: 'self', counter: '+1/+1', amount: 1 },
          {
            do: 'pay',
            who: 'you',
            cost: { mana: '1' },
            times: { counters: '+1/+1', on: 'self' },
            otherwise: [
              { do: 'tap', what: 'self' },
              { do: 'dealDamage', amount: { counters: '+1/+1', on: 'self' }, to: 'you' },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Rite of Flame',
    cost: 'R',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          {
            do: 'addMana',
            mana: 'R',
            times: {
              sum: [
                2,
                {
                  count: { cards: { named: 'Rite of Flame' }, in: 'graveyard', of: 'each player' },
                },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    name: 'Sulfurous Blast',
    cost: '2RR',
    types: ['Instant'],
    spell: [
      {
        effect: [
          {
            // What was played in a main phase resolves in it.
            do: 'if',
            condition: {
              any: [
                { step: 'precombat main', of: 'you' },
                { step: 'postcombat main', of: 'you' },
              ],
            },
            effect: [
              {
                do: 'dealDamage',
                amount: 3,
                to: { several: [{ every: creature }, 'each player'] },
              },
            ],
            otherwise: [
              {
                do: 'dealDamage',
                amount: 2,
                to: { several: [{ every: creature }, 'each player'] },
              },
            ],
          },
        ],
      },
    ],
  },

  {
    name: 'Anger',
    cost: '3R',
    types: ['Creature'],
    subtypes: ['Incarnation'],
    power: 2,
    toughness: 2,
    abilities: [
      { kind: 'keyword', keyword: 'haste' },
      {
        kind: 'static',
        from: 'graveyard',
        asLongAs: {
          exists: { all: [{ type: 'Land' }, { subtype: 'Mountain' }, { controlledBy: 'you' }] },
        },
        effect: {
          modifies: { all: [creature, { controlledBy: 'you' }] },
          by: { gains: ['haste'] },
        },
      },
    ],
  },
  {
    name: 'Dragon Whelp',
    cost: '2RR',
    types: ['Creature'],
    subtypes: ['Dragon'],
    power: 2,
    toughness: 3,
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'activated',
        cost: { mana: 'R' },
        effect: [
          { do: 'modify', what: 'self', by: { power: 1 }, until: 'end of turn' },
          {
            do: 'if',
            condition: { amount: { timesPlayed: 'self' }, atLeast: 4 },
            effect: [
              {
                do: 'delay',
                until: { step: 'end of turn' },
                effect: [{ do: 'sacrifice', what: 'self' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Dwarven Catapult',
    cost: 'XR',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'opponent' } }],
        effect: [
          {
            do: 'dealDamage',
            amount: { quotient: ['X', { count: theirCreatures }], rounded: 'down' },
            to: { every: theirCreatures },
          },
        ],
      },
    ],
  },
  {
    name: 'Flaring Pain',
    cost: '1R',
    types: ['Instant'],
    alternativeCosts: [{ cost: { mana: 'R' }, keyword: 'flashback' }],
    spell: [
      {
        effect: [{ do: 'standing', effect: { damageCantBePrevented: true }, until: 'end of turn' }],
      },
    ],
  },
  {
    name: 'Furnace Dragon',
    cost: '6RRR',
    types: ['Creature'],
    subtypes: ['Dragon'],
    power: 5,
    toughness: 5,
    abilities: [
      { kind: 'keyword', keyword: 'affinity', for: { type: 'Artifact' } },
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        condition: { playedFrom: 'hand' },
        effect: [{ do: 'move', what: { every: { type: 'Artifact' } }, to: 'exile' }],
      },
    ],
  },
  {
    name: "Urza's Rage",
    cost: '2R',
    types: ['Instant'],
    alternativeCosts: [{ cost: { mana: '8R' }, keyword: 'kicker' }],
    abilities: [{ kind: 'static', effect: { cantBeCountered: true } }],
    spell: [
      {
        targets: [{ what: creatureOrPlayer }],
        effect: [
          {
            do: 'if',
            condition: { paid: 'kicker' },
            effect: [{ do: 'dealDamage', amount: 10, to: theTarget, cantBePrevented: true }],
            otherwise: [{ do: 'dealDamage', amount: 3, to: theTarget }],
          },
        ],
      },
    ],
  },

  {
    name: 'Fireball',
    cost: 'XR',
    types: ['Sorcery'],
    spell: [
      {
        targets: [
          { what: creatureOrPlayer, most: 'any number', costsMore: '1', dividedEvenly: 'X' },
        ],
        effect: [{ do: 'dealDamage', amount: 'X', to: theTarget, divided: 'evenly' }],
      },
    ],
  },
  {
    name: 'Blood Oath',
    cost: '3R',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'opponent' } }],
        effect: [
          { do: 'chooseWord', of: 'card type', as: 'type' },
          {
            do: 'reveal',
            who: { target: 0 },
            what: { cards: { all: [] }, in: 'hand', of: { target: 0 } },
          },
          {
            do: 'dealDamage',
            amount: {
              times: 3,
              of: {
                count: {
                  cards: { chosen: 'card type', under: 'type' },
                  in: 'hand',
                  of: { target: 0 },
                },
              },
            },
            to: { target: 0 },
          },
        ],
      },
    ],
  },
  {
    name: "Pyromancer's Swath",
    cost: '2R',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'static',
        effect: {
          damageIsIncreasedBy: 2,
          from: {
            all: [{ any: [{ type: 'Instant' }, { type: 'Sorcery' }] }, { controlledBy: 'you' }],
          },
        },
      },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'end of turn', whose: 'each player' },
        effect: [
          {
            do: 'discardCards',
            who: 'you',
            what: { cards: { is: 'card' }, in: 'hand', of: 'you' },
          },
        ],
      },
    ],
  },
  {
    name: 'Dwarven Soldier',
    cost: '1R',
    types: ['Creature'],
    subtypes: ['Dwarf', 'Soldier'],
    power: 2,
    toughness: 1,
    abilities: (
      [
        { when: 'blocks', what: 'self', whom: { subtype: 'Orc' }, once: true },
        { when: 'becomes blocked', what: 'self', by: { subtype: 'Orc' }, once: true },
      ] as const
    ).map((trigger) => ({
      kind: 'triggered',
      trigger,
      effect: [
        { do: 'modify', what: 'self', by: { power: 0, toughness: 2 }, until: 'end of turn' },
      ],
    })),
  },
  {
    name: 'Errantry',
    cost: '1R',
    types: ['Enchantment'],
    enchants: { type: 'Creature' },
    abilities: [
      { kind: 'static', effect: { modifies: 'enchanted', by: { power: 3, toughness: 0 } } },
      { kind: 'static', effect: { inCombat: { attacksOnlyAlone: true }, who: 'enchanted' } },
    ],
  },
  {
    name: 'Orcish Conscripts',
    cost: 'R',
    types: ['Creature'],
    subtypes: ['Orc'],
    power: 2,
    toughness: 2,
    abilities: [
      { kind: 'static', effect: { inCombat: { attacksOnlyWithAnother: 2 }, who: 'self' } },
      { kind: 'static', effect: { inCombat: { blocksOnlyWithAnother: 2 }, who: 'self' } },
    ],
  },
  {
    name: 'Orcish Farmer',
    cost: '1RR',
    types: ['Creature'],
    subtypes: ['Orc'],
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [{ what: { type: 'Land' } }],
        effect: [
          {
            do: 'modify',
            what: theTarget,
            by: { becomes: { land: 'Swamp' } },
            until: 'its controller’s next untap step',
          },
        ],
      },
    ],
  },
  {
    name: 'Wall of Dust',
    cost: '2R',
    types: ['Creature'],
    subtypes: ['Wall'],
    power: 1,
    toughness: 4,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'blocks', what: 'self', whom: { type: 'Creature' } },
        effect: [
          {
            do: 'delay',
            until: { step: 'turn', of: 'opponent' },
            effect: [
              { do: 'inCombat', what: 'event', rule: { cant: 'attack' }, until: 'end of turn' },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Game of Chaos',
    cost: 'RRR',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { is: 'opponent' } }],
        effect: [
          { do: 'note', amount: 1, as: 'stake' },
          {
            do: 'repeat',
            effect: [
              { do: 'flipCoin', as: 'flip', winner: 'winner', loser: 'loser' },
              { do: 'gainLife', who: { bound: 'winner' }, amount: { bound: 'stake' } },
              { do: 'loseLife', who: { bound: 'loser' }, amount: { bound: 'stake' } },
              { do: 'note', amount: { times: 2, of: { bound: 'stake' } }, as: 'stake' },
            ],
            may: { bound: 'winner' },
          },
        ],
      },
    ],
  },
  {
    name: 'Goblin Rock Sled',
    cost: '1R',
    types: ['Creature'],
    subtypes: ['Goblin'],
    power: 3,
    toughness: 1,
    abilities: [
      { kind: 'keyword', keyword: 'trample' },
      {
        kind: 'static',
        asLongAs: { object: 'self', is: { is: 'attacked last turn' } },
        effect: { doesNotUntap: 'self' },
      },
      {
        kind: 'static',
        asLongAs: {
          not: {
            exists: {
              all: [
                { type: 'Land' },
                { subtype: 'Mountain' },
                { controlledBy: 'defending player' },
              ],
            },
          },
        },
        effect: { inCombat: { cant: 'attack' }, who: 'self' },
      },
    ],
  },
  {
    name: 'Power Surge',
    cost: 'RR',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'turn', whose: 'each player' },
        counting: {
          amount: {
            count: { all: [{ type: 'Land' }, { is: 'untapped' }, { controlledBy: 'event' }] },
          },
          as: 'lands',
        },
        effect: [{ do: 'dealDamage', amount: { bound: 'lands' }, to: 'event' }],
      },
    ],
  },
  {
    name: 'Stalking Yeti',
    cost: '2RR',
    supertypes: ['Snow-Covered'],
    types: ['Creature'],
    subtypes: ['Yeti'],
    power: 3,
    toughness: 3,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        condition: { exists: { is: 'self' } },
        targets: [{ what: { all: [creature, { controlledBy: 'opponent' }] } }],
        effect: [{ do: 'fight', of: 'self', and: theTarget }],
      },
      {
        kind: 'activated',
        cost: { mana: '2S' },
        effect: [{ do: 'move', what: 'self', to: 'hand' }],
        timing: 'Sorcery',
      },
    ],
  },
  {
    name: 'Outmaneuver',
    cost: 'XR',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { all: [creature, { is: 'blocked' }] }, least: 'X', most: 'X' }],
        effect: [
          {
            do: 'inCombat',
            what: theTarget,
            rule: { assignsAsUnblocked: 'always' },
            until: 'end of turn',
          },
        ],
      },
    ],
  },
];
