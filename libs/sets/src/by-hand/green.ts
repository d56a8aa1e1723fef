import type { Ability, Amount, CardDefinition, Effect, Filter, Reference } from '@arbiter/cards';

const creature: Filter = { type: 'Creature' };
const theTarget: Reference = { target: 0 };
const creatureCards: Amount = { count: { cards: creature, in: 'graveyard' } };
const forestsOf = (of: Reference): Amount => ({
  count: { all: [{ type: 'Land' }, { subtype: 'Forest' }, { controlledBy: of }] },
});

/** Damage to it is prevented, and costs it a counter: one for all that it would be dealt at one time. */
const isAPhantom: Ability = {
  kind: 'static',
  effect: {
    replaces: {
      would: 'be dealt damage',
      what: 'self',
      effect: [{ do: 'removeCounters', what: 'self', counter: '+1/+1', amount: 1 }],
      once: true,
    },
  },
};
/** Trample, and a creature that attacks the harder, the more of its kind do. */
const OF_THE_HERD: readonly Ability[] = [
  { kind: 'keyword', keyword: 'trample' },
  {
    kind: 'triggered',
    trigger: { when: 'attacks', what: 'self' },
    effect: [
      {
        do: 'modify',
        what: 'self',
        by: {
          power: {
            count: {
              all: [
                { type: 'Creature' },
                { not: { is: 'self' } },
                { is: 'attacking' },
                { subtype: 'Aurochs' },
              ],
            },
          },
        },
        until: 'end of turn',
      },
    ],
  },
];
const topOfYours: Reference = { top: 1, in: 'library', of: 'you' };
const yourLands: Reference = { every: { all: [{ type: 'Land' }, { controlledBy: 'you' }] } };
const landsAwake: Effect = {
  do: 'modify',
  what: yourLands,
  by: { becomes: { addTypes: ['Creature'], power: 2, toughness: 2 } },
  until: 'end of turn',
};

const wolvesOfTheHunt: Filter = {
  all: [{ is: 'permanent' }, { named: 'Wolves of the Hunt' }],
};

export const GREEN: readonly CardDefinition[] = [
  {
    name: 'Master of the Hunt',
    cost: '2GG',
    types: ['Creature'],
    subtypes: ['Human'],
    power: 2,
    toughness: 2,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '2GG' },
        effect: [
          {
            do: 'createTokens',
            token: {
              name: 'Wolves of the Hunt',
              types: ['Creature'],
              subtypes: ['Wolf'],
              colors: ['G'],
              power: 1,
              toughness: 1,
              abilities: [
                { kind: 'keyword', keyword: 'bands with other', others: wolvesOfTheHunt },
              ],
            },
            amount: 1,
          },
        ],
      },
    ],
  },
  {
    name: 'Rowen',
    cost: '2GG',
    types: ['Enchantment'],
    abilities: [
      { kind: 'static', effect: { reveals: 'first draw each turn', who: 'you' } },
      {
        kind: 'triggered',
        trigger: {
          when: 'draws',
          who: 'you',
          revealsFirst: { all: [{ type: 'Land' }, { supertype: 'Basic' }] },
        },
        effect: [{ do: 'draw', who: 'you', amount: 1 }],
      },
    ],
  },
  {
    name: 'Autumn Willow',
    cost: '4GG',
    supertypes: ['Legendary'],
    types: ['Creature'],
    subtypes: ['Avatar'],
    power: 4,
    toughness: 4,
    abilities: [
      { kind: 'keyword', keyword: 'shroud' },
      {
        kind: 'activated',
        cost: { mana: 'G' },
        targets: [{ what: { is: 'player' } }],
        effect: [{ do: 'letTarget', who: { target: 0 }, what: 'self' }],
      },
    ],
  },
  {
    name: 'Bounty of the Hunt',
    cost: '3GG',
    types: ['Instant'],
    alternativeCosts: [{ cost: { picks: [{ pay: 'exile', what: { color: 'G' }, from: 'hand' }] } }],
    spell: [
      {
        targets: [{ what: { type: 'Creature' }, least: 1, most: 3, divided: 3 }],
        effect: [
          {
            do: 'putCounters',
            what: { target: 0 },
            counter: '+1/+1',
            amount: 3,
            divided: true,
            as: 'each',
          },
          {
            do: 'delay',
            until: { step: 'cleanup' },
            effect: [
              {
                do: 'forEach',
                each: { bound: 'each' },
                as: 'one',
                effect: [
                  { do: 'removeCounters', what: { bound: 'one' }, counter: '+1/+1', amount: 1 },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Saproling Burst',
    cost: '4G',
    types: ['Enchantment'],
    abilities: [
      { kind: 'keyword', keyword: 'fading', amount: 7 },
      {
        kind: 'activated',
        cost: { removeCounters: { counter: 'fade' } },
        effect: [
          {
            do: 'createTokens',
            amount: 1,
            linked: true,
            token: {
              name: 'Saproling',
              types: ['Creature'],
              subtypes: ['Saproling'],
              colors: ['G'],
              power: 0,
              toughness: 0,
              abilities: [
                {
                  kind: 'static',
                  effect: {
                    modifies: 'self',
                    by: {
                      is: {
                        power: { counters: 'fade', on: { makerOf: 'self' } },
                        toughness: { counters: 'fade', on: { makerOf: 'self' } },
                      },
                    },
                  },
                },
              ],
            },
          },
        ],
      },
      {
        kind: 'triggered',
        trigger: { when: 'leaves play', what: 'self' },
        effect: [
          {
            do: 'destroy',
            what: { every: { all: [{ is: 'token' }, { is: 'made by this' }] } },
            cantBeRegenerated: true,
          },
        ],
      },
    ],
  },
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
  {
    name: 'Aurochs',
    cost: '3G',
    types: ['Creature'],
    subtypes: ['Aurochs'],
    power: 2,
    toughness: 3,
    abilities: OF_THE_HERD,
  },
  {
    name: 'Call of the Wild',
    cost: '2GG',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '2GG' },
        effect: [
          { do: 'reveal', what: topOfYours },
          {
            do: 'if',
            condition: { object: topOfYours, is: creature },
            effect: [{ do: 'putIntoPlay', what: topOfYours }],
            otherwise: [{ do: 'move', what: topOfYours, to: 'graveyard' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Essence Filter',
    cost: '1GG',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          {
            // Which of them is said as it resolves: it has no modes.
            do: 'may',
            effect: [{ do: 'destroy', what: { every: { type: 'Enchantment' } } }],
            otherwise: [
              {
                do: 'destroy',
                what: { every: { all: [{ type: 'Enchantment' }, { not: { color: 'W' } }] } },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: "Kodama's Reach",
    cost: '2G',
    types: ['Sorcery'],
    subtypes: ['Arcane'],
    spell: [
      {
        effect: [
          {
            do: 'search',
            for: { all: [{ type: 'Land' }, { supertype: 'Basic' }] },
            as: 'it',
            count: 2,
          },
          { do: 'reveal', what: { bound: 'it' } },
          { do: 'choose', among: { bound: 'it' }, as: 'one' },
          { do: 'putIntoPlay', what: { bound: 'one' }, tapped: true },
          {
            do: 'move',
            what: { cards: { among: { bound: 'it' } }, in: 'library', of: 'you' },
            to: 'hand',
          },
          { do: 'shuffle', who: 'you' },
        ],
      },
    ],
  },
  {
    name: 'Krosan Reclamation',
    cost: '1G',
    types: ['Instant'],
    alternativeCosts: [{ cost: { mana: '1G' }, keyword: 'flashback' }],
    spell: [
      {
        targets: [
          { what: { is: 'player' } },
          { what: { is: 'card' }, in: 'graveyard', of: theTarget, least: 0, most: 2 },
        ],
        effect: [
          { do: 'move', what: { target: 1 }, to: 'library' },
          { do: 'shuffle', who: theTarget },
        ],
      },
    ],
  },
  {
    name: 'Phantom Centaur',
    cost: '2GG',
    types: ['Creature'],
    subtypes: ['Centaur', 'Spirit'],
    power: 2,
    toughness: 0,
    abilities: [
      { kind: 'keyword', keyword: 'protection', from: { color: 'B' } },
      { kind: 'enters', counters: { '+1/+1': 3 } },
      isAPhantom,
    ],
  },
  {
    name: 'Rabid Wombat',
    cost: '2GG',
    types: ['Creature'],
    subtypes: ['Wombat'],
    power: 0,
    toughness: 1,
    abilities: [
      { kind: 'keyword', keyword: 'vigilance' },
      {
        kind: 'static',
        effect: {
          modifies: 'self',
          by: {
            power: {
              times: 2,
              of: { count: { all: [{ is: 'local' }, { attachedTo: { is: 'self' } }] } },
            },
            toughness: {
              times: 2,
              of: { count: { all: [{ is: 'local' }, { attachedTo: { is: 'self' } }] } },
            },
          },
        },
      },
    ],
  },
  {
    name: 'Rude Awakening',
    cost: '4G',
    types: ['Sorcery'],
    spell: [
      { effect: [{ do: 'untap', what: yourLands }] },
      { effect: [landsAwake] },
      { effect: [{ do: 'untap', what: yourLands }, landsAwake], entwine: { mana: '2G' } },
    ],
  },
  {
    name: 'Phantom Nishoba',
    cost: '5GW',
    types: ['Creature'],
    subtypes: ['Cat', 'Beast', 'Spirit'],
    power: 0,
    toughness: 0,
    abilities: [
      { kind: 'keyword', keyword: 'trample' },
      { kind: 'enters', counters: { '+1/+1': 7 } },
      {
        kind: 'triggered',
        trigger: { when: 'deals damage', what: 'self' },
        effect: [{ do: 'gainLife', who: 'you', amount: { bound: 'amount' } }],
      },
      isAPhantom,
    ],
  },

  {
    name: 'City of Solitude',
    cost: '2G',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'static',
        effect: { forbids: 'playing spells', who: 'each player', exceptOnOwnTurn: true },
      },
      {
        kind: 'static',
        effect: { forbids: 'playing abilities', who: 'each player', exceptOnOwnTurn: true },
      },
    ],
  },
  {
    name: 'Instill Energy',
    cost: 'G',
    types: ['Enchantment'],
    enchants: creature,
    abilities: [
      { kind: 'static', effect: { inCombat: { attacksAsThough: 'haste' }, who: 'enchanted' } },
      {
        kind: 'activated',
        cost: { mana: '0' },
        effect: [{ do: 'untap', what: 'enchanted' }],
        onlyIf: [{ step: 'turn', of: 'you' }],
        timesEachTurn: 1,
      },
    ],
  },
  {
    name: 'Sylvan Library',
    cost: '1G',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'draw', whose: 'you' },
        effect: [
          {
            do: 'may',
            effect: [
              { do: 'draw', who: 'you', amount: 2 },
              {
                do: 'choose',
                among: { cards: { is: 'drawn this turn' }, in: 'hand', of: 'you' },
                as: 'two',
                count: 2,
              },
              // What is put back first lies under the other.
              { do: 'choose', among: { bound: 'two' }, as: 'first' },
              {
                do: 'forEach',
                each: {
                  several: [
                    { bound: 'first' },
                    {
                      cards: {
                        all: [{ among: { bound: 'two' } }, { not: { among: { bound: 'first' } } }],
                      },
                      in: 'hand',
                      of: 'you',
                    },
                  ],
                },
                as: 'one',
                effect: [
                  {
                    do: 'pay',
                    who: 'you',
                    cost: { life: 4 },
                    otherwise: [{ do: 'move', what: { bound: 'one' }, to: 'library' }],
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
    name: 'Whirling Dervish',
    cost: 'GG',
    types: ['Creature'],
    subtypes: ['Human', 'Monk'],
    power: 1,
    toughness: 1,
    abilities: [
      { kind: 'keyword', keyword: 'protection', from: { color: 'B' } },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'end of turn', whose: 'each player' },
        condition: { object: 'self', is: { is: 'dealt damage to an opponent' } },
        effect: [{ do: 'putCounters', what: 'self', counter: '+1/+1', amount: 1 }],
      },
    ],
  },
  {
    name: 'Living Wish',
    cost: '1G',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          {
            do: 'may',
            effect: [
              {
                do: 'choose',
                among: {
                  cards: { any: [{ type: 'Creature' }, { type: 'Land' }] },
                  in: 'outside',
                  of: 'you',
                },
                as: 'it',
              },
              { do: 'reveal', what: { bound: 'it' } },
              { do: 'move', what: { bound: 'it' }, to: 'hand' },
            ],
          },
          { do: 'move', what: 'self', to: 'exile' },
        ],
      },
    ],
  },
  {
    name: 'Hall of Gemstone',
    cost: '1GG',
    supertypes: ['World'],
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'each player' },
        effect: [
          { do: 'chooseWord', who: 'event', of: 'color', as: 'color' },
          {
            do: 'standing',
            effect: { manaInstead: 'chosen', of: { type: 'Land' } },
            until: 'end of turn',
            chosen: 'color',
          },
        ],
      },
    ],
  },
  {
    name: 'Wilt-Leaf Liege',
    cost: '1(G/W)(G/W)(G/W)',
    types: ['Creature'],
    subtypes: ['Elf', 'Knight'],
    power: 4,
    toughness: 4,
    abilities: [
      ...(['G', 'W'] as const).map((color): Ability => ({
        kind: 'static',
        effect: {
          modifies: {
            all: [
              { type: 'Creature' },
              { color },
              { controlledBy: 'you' },
              { not: { is: 'self' } },
            ],
          },
          by: { power: 1, toughness: 1 },
        },
      })),
      {
        kind: 'static',
        from: 'hand',
        effect: {
          replaces: {
            would: 'be discarded',
            what: 'self',
            by: 'opponent',
            effect: [{ do: 'putIntoPlay', what: 'self' }],
          },
        },
      },
    ],
  },
  {
    name: "Titania's Song",
    cost: '3G',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'static',
        lingers: 'end of turn',
        effect: {
          modifies: { all: [{ type: 'Artifact' }, { not: { type: 'Creature' } }] },
          by: {
            losesAllAbilities: true,
            becomes: {
              addTypes: ['Creature'],
              power: 'its mana value',
              toughness: 'its mana value',
            },
          },
        },
      },
    ],
  },
  {
    name: 'Sisters of Stone Death',
    cost: '4BBGG',
    supertypes: ['Legendary'],
    types: ['Creature'],
    subtypes: ['Gorgon'],
    power: 7,
    toughness: 5,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: 'G' },
        targets: [{ what: { type: 'Creature' } }],
        effect: [
          {
            do: 'inCombat',
            what: { target: 0 },
            rule: { must: 'block this' },
            until: 'end of turn',
          },
        ],
      },
      {
        kind: 'activated',
        cost: { mana: 'BG' },
        targets: [{ what: { any: [{ is: 'blocking this' }, { is: 'blocked by this' }] } }],
        effect: [{ do: 'move', what: { target: 0 }, to: 'exile', linked: true }],
      },
      {
        kind: 'activated',
        cost: { mana: '2B' },
        effect: [
          {
            do: 'choose',
            among: {
              cards: { all: [{ type: 'Creature' }, { among: { exiledWith: 'self' } }] },
              in: 'exile',
            },
            as: 'card',
          },
          { do: 'putIntoPlay', what: { bound: 'card' }, under: 'you' },
        ],
      },
    ],
  },
  {
    name: 'Channel',
    cost: 'GG',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          {
            do: 'haveAbilities',
            grants: [
              { kind: 'activated', cost: { life: 1 }, effect: [{ do: 'addMana', mana: 'C' }] },
            ],
            until: 'end of turn',
          },
        ],
      },
    ],
  },
  {
    name: 'Nafs Asp',
    cost: 'G',
    types: ['Creature'],
    subtypes: ['Snake'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'deals damage', what: 'self', to: { is: 'player' } },
        effect: [
          {
            do: 'delay',
            until: { step: 'draw', of: 'event' },
            effect: [{ do: 'loseLife', who: 'event', amount: 1 }],
            unless: { who: 'event', pays: { mana: '1' } },
          },
        ],
      },
    ],
  },
  {
    name: 'Gurzigost',
    cost: '3GG',
    types: ['Creature'],
    subtypes: ['Beast'],
    power: 6,
    toughness: 8,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          {
            do: 'if',
            condition: {
              amount: { count: { cards: { all: [] }, in: 'graveyard', of: 'you' } },
              atLeast: 2,
            },
            effect: [
              {
                do: 'may',
                effect: [
                  {
                    do: 'choose',
                    among: { cards: { all: [] }, in: 'graveyard', of: 'you' },
                    count: 2,
                    as: 'two',
                  },
                  { do: 'move', what: { bound: 'two' }, to: 'library', bottom: true, as: 'put' },
                ],
              },
            ],
          },
          {
            do: 'if',
            condition: { not: { did: 'put' } },
            effect: [{ do: 'sacrifice', what: 'self' }],
          },
        ],
      },
      {
        kind: 'activated',
        cost: { mana: 'GG', discard: 'choice' },
        effect: [
          {
            do: 'inCombat',
            what: 'self',
            rule: { assignsAsUnblocked: true },
            until: 'end of turn',
          },
        ],
      },
    ],
  },
  {
    name: 'Rimehorn Aurochs',
    cost: '4G',
    supertypes: ['Snow-Covered'],
    types: ['Creature'],
    subtypes: ['Aurochs'],
    power: 3,
    toughness: 3,
    abilities: [
      ...OF_THE_HERD,
      {
        kind: 'activated',
        cost: { mana: '2S' },
        targets: [{ what: creature }, { what: creature }],
        effect: [
          {
            do: 'inCombat',
            what: theTarget,
            rule: { must: 'block this' },
            this: { target: 1 },
            until: 'end of turn',
          },
        ],
      },
    ],
  },
];
