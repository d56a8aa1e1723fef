import type {
  Ability,
  Amount,
  CardDefinition,
  Condition,
  Effect,
  Filter,
  PlainKeyword,
  Reference,
} from '@arbiter/cards';

const creature: Filter = { type: 'Creature' };
const anyCard: Filter = { is: 'card' };
const theTarget: Reference = { target: 0 };
const creatureOrPlayer: Filter = { any: [creature, { is: 'player' }] };
const topOfTheirs: Reference = { top: 1, in: 'library', of: theTarget };

const shrinksWith = (keyword: PlainKeyword): Effect => ({
  do: 'modify',
  what: 'self',
  by: { power: -1, toughness: -1, gains: [keyword] },
  until: 'end of turn',
});

const ownArtifacts = { cards: { type: 'Artifact' }, in: 'hand', of: 'you' } as const;

const hasHatched: readonly Condition[] = [
  { amount: { counters: 'hatchling', on: 'self' }, atLeast: 2 },
];

const permanentsOf = (who: 'you' | 'opponent'): Amount => ({ count: { controlledBy: who } });
const youHaveMore: Condition = { amount: permanentsOf('you'), moreThan: permanentsOf('opponent') };
const theyHaveMore: Condition = { amount: permanentsOf('opponent'), moreThan: permanentsOf('you') };

/** A player plays no land and nothing else that stays, as long as it is so. */
const dampens = (who: 'you' | 'opponent', asLongAs: Condition): readonly Ability[] => [
  { kind: 'static', asLongAs, effect: { forbids: 'playing lands', who } },
  {
    kind: 'static',
    asLongAs,
    effect: {
      forbids: 'playing spells',
      what: { any: [{ type: 'Artifact' }, creature, { type: 'Enchantment' }] },
      who,
    },
  },
];

/** A creature that is wound up: a counter is lost for each combat that it was in, and put back in its controller's upkeep. */
function clockwork(
  facts: Pick<CardDefinition, 'name' | 'cost' | 'subtypes' | 'toughness'>,
  abilities: readonly Ability[],
  most: number,
): CardDefinition {
  const counter = '+1/+0';
  const runsDown: readonly Effect[] = [
    {
      do: 'delay',
      until: { step: 'end of combat' },
      effect: [{ do: 'removeCounters', what: 'self', counter, amount: 1 }],
    },
  ];
  const missing: Amount = { difference: [most, { counters: counter, on: 'self' }] };
  return {
    ...facts,
    types: ['Artifact', 'Creature'],
    power: 0,
    abilities: [
      ...abilities,
      { kind: 'enters', counters: { [counter]: most } },
      { kind: 'triggered', trigger: { when: 'attacks', what: 'self' }, effect: runsDown },
      { kind: 'triggered', trigger: { when: 'blocks', what: 'self' }, effect: runsDown },
      {
        kind: 'activated',
        cost: { mana: 'X', tap: true },
        effect: [
          { do: 'chooseNumber', most: { lesser: ['X', missing] }, as: 'many' },
          { do: 'putCounters', what: 'self', counter, amount: { bound: 'many' } },
        ],
        onlyIf: [{ step: 'upkeep', of: 'you' }],
      },
    ],
  };
}

/** What may be exchanged for another of its type. */
const exchanged: Filter = {
  any: [{ type: 'Artifact' }, { type: 'Creature' }, { type: 'Land' }],
};

export const ARTIFACTS: readonly CardDefinition[] = [
  {
    name: 'Primal Clay',
    cost: '4',
    types: ['Artifact', 'Creature'],
    subtypes: ['Shapeshifter'],
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'enters',
        choosing: { oneOf: ['a 3/3 creature', 'a 2/2 creature with flying', 'a 1/6 Wall'] },
      },
      {
        kind: 'static',
        asLongAs: { object: 'self', is: { chose: 'a 3/3 creature' } },
        effect: { modifies: 'self', by: { is: { power: 3, toughness: 3 } } },
      },
      {
        kind: 'static',
        asLongAs: { object: 'self', is: { chose: 'a 2/2 creature with flying' } },
        effect: {
          modifies: 'self',
          by: { is: { power: 2, toughness: 2 }, gains: ['flying'] },
        },
      },
      {
        kind: 'static',
        asLongAs: { object: 'self', is: { chose: 'a 1/6 Wall' } },
        effect: {
          modifies: 'self',
          by: {
            becomes: { addSubtypes: ['Wall'], power: 1, toughness: 6 },
            gains: ['defender'],
          },
        },
      },
    ],
  },
  {
    name: 'Sunglasses of Urza',
    cost: '3',
    types: ['Artifact'],
    abilities: [{ kind: 'static', effect: { spends: 'W', as: 'R', who: 'you' } }],
  },
  clockwork(
    { name: 'Clockwork Avian', cost: '5', subtypes: ['Bird'], toughness: 4 },
    [{ kind: 'keyword', keyword: 'flying' }],
    4,
  ),
  clockwork({ name: 'Clockwork Beast', cost: '6', subtypes: ['Beast'], toughness: 4 }, [], 7),
  clockwork(
    { name: 'Clockwork Steed', cost: '4', subtypes: ['Horse'], toughness: 3 },
    [
      {
        kind: 'static',
        effect: {
          inCombat: { cantBeBlockedBy: { all: [{ type: 'Artifact' }, { type: 'Creature' }] } },
          who: 'self',
        },
      },
    ],
    4,
  ),
  {
    name: 'Arcbound Wanderer',
    cost: '6',
    types: ['Artifact', 'Creature'],
    subtypes: ['Golem'],
    power: 0,
    toughness: 0,
    abilities: [{ kind: 'keyword', keyword: 'modular', amount: 'sunburst' }],
  },
  {
    name: 'Chrome Mox',
    cost: '0',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        effect: [
          {
            do: 'choose',
            among: {
              cards: { all: [{ not: { type: 'Artifact' } }, { not: { type: 'Land' } }] },
              in: 'hand',
              of: 'you',
            },
            as: 'it',
            count: 1,
            upTo: true,
          },
          { do: 'move', what: { bound: 'it' }, to: 'exile', linked: true },
        ],
      },
      ...(['W', 'U', 'B', 'R', 'G'] as const).map((mana): Ability => ({
        kind: 'activated',
        cost: { tap: true },
        effect: [{ do: 'addMana', mana }],
        onlyIf: [{ object: { exiledWith: 'self' }, is: { color: mana } }],
      })),
    ],
  },
  {
    name: 'Grindstone',
    cost: '1',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '3', tap: true },
        targets: [{ what: { is: 'player' } }],
        effect: [
          {
            do: 'repeat',
            effect: [{ do: 'mill', who: theTarget, amount: 2, as: 'two' }],
            while: { object: { bound: 'two' }, is: { shares: 'color', with: { bound: 'two' } } },
          },
        ],
      },
    ],
  },
  {
    name: 'Elkin Bottle',
    cost: '3',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '3', tap: true },
        effect: [
          { do: 'move', what: { top: 1, in: 'library', of: 'you' }, to: 'exile', as: 'it' },
          { do: 'mayPlay', what: { bound: 'it' }, until: 'your next upkeep' },
        ],
      },
    ],
  },
  {
    name: 'Temporal Aperture',
    cost: '2',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '5', tap: true },
        effect: [
          { do: 'shuffle', who: 'you' },
          { do: 'reveal', what: { top: 1, in: 'library', of: 'you' } },
          {
            do: 'mayPlay',
            what: { top: 1, in: 'library', of: 'you' },
            until: 'end of turn',
            free: true,
            onTop: true,
          },
        ],
      },
    ],
  },
  {
    name: 'Metalworker',
    cost: '3',
    types: ['Artifact', 'Creature'],
    subtypes: ['Construct'],
    power: 1,
    toughness: 2,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        effect: [
          {
            do: 'choose',
            among: ownArtifacts,
            as: 'shown',
            count: { count: ownArtifacts },
            upTo: true,
          },
          { do: 'reveal', what: { bound: 'shown' } },
          { do: 'addMana', mana: 'CC', times: { countOf: { bound: 'shown' } } },
        ],
      },
    ],
  },
  {
    name: 'Phyrexian Processor',
    cost: '4',
    types: ['Artifact'],
    abilities: [
      { kind: 'enters', paysLife: 'any amount' },
      {
        kind: 'activated',
        cost: { mana: '4', tap: true },
        effect: [
          {
            do: 'createTokens',
            amount: 1,
            size: { power: { lifePaidFor: 'self' }, toughness: { lifePaidFor: 'self' } },
            token: {
              name: 'Minion',
              types: ['Creature'],
              subtypes: ['Minion'],
              colors: ['B'],
              power: 0,
              toughness: 0,
            },
          },
        ],
      },
    ],
  },
  {
    name: 'Lodestone Bauble',
    cost: '0',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '1', tap: true, sacrifice: 'self' },
        targets: [
          {
            what: { all: [{ supertype: 'Basic' }, { type: 'Land' }] },
            in: 'graveyard',
            least: 0,
            most: 4,
            together: true,
          },
        ],
        effect: [
          { do: 'move', what: { target: 0 }, to: 'library' },
          {
            do: 'delay',
            until: { step: 'upkeep' },
            effect: [{ do: 'draw', who: { ownerOf: { bound: 'target' } }, amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    name: 'Jade Monolith',
    cost: '4',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '1' },
        targets: [{ what: creature }],
        effect: [
          { do: 'chooseSource', which: { all: [] }, as: 'it' },
          {
            do: 'redirectDamage',
            amount: 'next time',
            from: { bound: 'it' },
            to: theTarget,
            onto: 'you',
          },
        ],
      },
    ],
  },
  {
    name: 'The Hive',
    cost: '5',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '5', tap: true },
        effect: [
          {
            do: 'createTokens',
            token: {
              name: 'Wasp',
              types: ['Artifact', 'Creature'],
              subtypes: ['Insect'],
              power: 1,
              toughness: 1,
              abilities: [{ kind: 'keyword', keyword: 'flying' }],
            },
            amount: 1,
          },
        ],
      },
    ],
  },
  {
    name: 'Wand of Denial',
    cost: '2',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [{ what: { is: 'player' } }],
        effect: [
          { do: 'lookAtTop', of: theTarget, amount: 1, as: 'it' },
          {
            do: 'if',
            condition: { object: { bound: 'it' }, is: { not: { type: 'Land' } } },
            effect: [
              {
                do: 'pay',
                who: 'you',
                cost: { life: 2 },
                then: [{ do: 'move', what: topOfTheirs, to: 'graveyard' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: "Teferi's Puzzle Box",
    cost: '4',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'draw', whose: 'each player' },
        effect: [
          {
            do: 'move',
            what: { cards: anyCard, in: 'hand', of: 'event' },
            to: 'library',
            bottom: true,
            as: 'it',
          },
          { do: 'draw', who: 'event', amount: { countOf: { bound: 'it' } } },
        ],
      },
    ],
  },
  {
    name: 'Triskelion',
    cost: '6',
    types: ['Artifact', 'Creature'],
    subtypes: ['Construct'],
    power: 1,
    toughness: 1,
    abilities: [
      { kind: 'enters', counters: { '+1/+1': 3 } },
      {
        kind: 'activated',
        cost: { removeCounters: { counter: '+1/+1' } },
        targets: [{ what: creatureOrPlayer }],
        effect: [{ do: 'dealDamage', amount: 1, to: theTarget }],
      },
    ],
  },
  {
    name: 'Armageddon Clock',
    cost: '6',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [{ do: 'putCounters', what: 'self', counter: 'doom', amount: 1 }],
      },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'draw', whose: 'you' },
        effect: [
          {
            do: 'dealDamage',
            amount: { counters: 'doom', on: 'self' },
            to: 'each player',
          },
        ],
      },
      {
        kind: 'activated',
        cost: { mana: '4' },
        effect: [{ do: 'removeCounters', what: 'self', counter: 'doom', amount: 1 }],
        onlyIf: [{ step: 'upkeep', of: 'each player' }],
        byAnyone: true,
      },
    ],
  },
  {
    name: 'Serpent Generator',
    cost: '6',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '4', tap: true },
        effect: [
          {
            do: 'createTokens',
            token: {
              name: 'Snake',
              types: ['Artifact', 'Creature'],
              subtypes: ['Snake'],
              power: 1,
              toughness: 1,
              abilities: [
                {
                  kind: 'triggered',
                  trigger: { when: 'deals damage', what: 'self', to: { is: 'player' } },
                  effect: [{ do: 'putCounters', what: 'event', counter: 'poison', amount: 1 }],
                },
              ],
            },
            amount: 1,
          },
        ],
      },
    ],
  },
  {
    name: 'Crown of the Ages',
    cost: '2',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '4', tap: true },
        targets: [
          { what: { all: [{ type: 'Enchantment' }, { is: 'local' }, { attachedTo: creature }] } },
        ],
        effect: [
          {
            do: 'choose',
            among: { otherHostsOf: theTarget, sharing: ['Creature'] },
            as: 'it',
          },
          { do: 'attach', what: theTarget, to: { bound: 'it' } },
        ],
      },
    ],
  },
  {
    name: 'Static Orb',
    cost: '3',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'static',
        asLongAs: { not: { object: 'self', is: { is: 'tapped' } } },
        effect: { mostUntapped: 2, what: { is: 'permanent' } },
      },
    ],
  },
  {
    name: 'Crumbling Sanctuary',
    cost: '5',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'static',
        effect: {
          replaces: {
            would: 'be dealt damage',
            what: { is: 'player' },
            instead: true,
            effect: [
              {
                do: 'move',
                what: { top: { bound: 'amount' }, in: 'library', of: 'event' },
                to: 'exile',
              },
            ],
          },
        },
      },
    ],
  },
  {
    name: 'Scroll Rack',
    cost: '2',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '1', tap: true },
        effect: [
          {
            do: 'choose',
            among: { cards: anyCard, in: 'hand', of: 'you' },
            as: 'it',
            count: { count: { cards: anyCard, in: 'hand', of: 'you' } },
            upTo: true,
          },
          { do: 'move', what: { bound: 'it' }, to: 'exile', faceDown: true, as: 'away' },
          {
            do: 'move',
            what: { top: { countOf: { bound: 'away' } }, in: 'library', of: 'you' },
            to: 'hand',
          },
          { do: 'move', what: { bound: 'away' }, to: 'library' },
        ],
      },
    ],
  },
  {
    name: 'Scrabbling Claws',
    cost: '1',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [{ what: { is: 'player' } }],
        effect: [
          {
            do: 'choose',
            who: theTarget,
            among: { cards: anyCard, in: 'graveyard', of: theTarget },
            as: 'it',
          },
          { do: 'move', what: { bound: 'it' }, to: 'exile' },
        ],
      },
      {
        kind: 'activated',
        cost: { mana: '1', sacrifice: 'self' },
        targets: [{ what: anyCard, in: 'graveyard' }],
        effect: [
          { do: 'move', what: theTarget, to: 'exile' },
          { do: 'draw', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  {
    name: 'Myr Incubator',
    cost: '6',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '6', tap: true, sacrifice: 'self' },
        effect: [
          { do: 'search', for: { type: 'Artifact' }, as: 'it', count: 'any number' },
          { do: 'move', what: { bound: 'it' }, to: 'exile', as: 'done' },
          {
            do: 'createTokens',
            token: {
              name: 'Myr',
              types: ['Artifact', 'Creature'],
              subtypes: ['Myr'],
              power: 1,
              toughness: 1,
            },
            amount: { countOf: { bound: 'done' } },
          },
          { do: 'shuffle', who: 'you' },
        ],
      },
    ],
  },
  {
    name: 'Goblin Charbelcher',
    cost: '4',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '3', tap: true },
        targets: [{ what: creatureOrPlayer }],
        effect: [
          { do: 'revealUntil', until: { type: 'Land' }, as: 'it', others: 'rest' },
          {
            do: 'if',
            condition: { object: { bound: 'it' }, is: { subtype: 'Mountain' } },
            effect: [
              {
                do: 'dealDamage',
                amount: { times: 2, of: { countOf: { bound: 'rest' } } },
                to: theTarget,
              },
            ],
            otherwise: [
              { do: 'dealDamage', amount: { countOf: { bound: 'rest' } }, to: theTarget },
            ],
          },
          {
            do: 'move',
            what: { several: [{ bound: 'rest' }, { bound: 'it' }] },
            to: 'library',
            bottom: true,
          },
        ],
      },
    ],
  },
  {
    name: 'Karn, Silver Golem',
    cost: '5',
    supertypes: ['Legendary'],
    types: ['Artifact', 'Creature'],
    subtypes: ['Golem'],
    power: 4,
    toughness: 4,
    abilities: [
      ...(['blocks', 'becomes blocked'] as const).map(
        (when) =>
          ({
            kind: 'triggered',
            trigger: { when, what: 'self' },
            effect: [
              {
                do: 'modify',
                what: 'self',
                by: { power: -4, toughness: 4 },
                until: 'end of turn',
              },
            ],
          }) as const,
      ),
      {
        kind: 'activated',
        cost: { mana: '1' },
        targets: [{ what: { all: [{ type: 'Artifact' }, { not: creature }] } }],
        effect: [
          {
            do: 'modify',
            what: theTarget,
            by: {
              becomes: {
                addTypes: ['Artifact', 'Creature'],
                power: 'its mana value',
                toughness: 'its mana value',
              },
            },
            until: 'end of turn',
          },
        ],
      },
    ],
  },
  {
    name: 'Battering Ram',
    cost: '2',
    types: ['Artifact', 'Creature'],
    subtypes: ['Construct'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'beginning of combat', whose: 'you' },
        effect: [
          { do: 'modify', what: 'self', by: { gains: ['banding'] }, until: 'end of combat' },
        ],
      },
      {
        kind: 'triggered',
        trigger: { when: 'becomes blocked', what: 'self', by: { subtype: 'Wall' } },
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
    name: 'Mirari',
    cost: '5',
    supertypes: ['Legendary'],
    types: ['Artifact'],
    abilities: [
      {
        kind: 'triggered',
        trigger: {
          when: 'is played',
          what: { all: [{ is: 'spell' }, { any: [{ type: 'Instant' }, { type: 'Sorcery' }] }] },
          who: 'you',
        },
        effect: [
          {
            do: 'pay',
            who: 'you',
            cost: { mana: '3' },
            then: [{ do: 'copySpell', what: 'event' }],
          },
        ],
      },
    ],
  },
  {
    name: "Mishra's War Machine",
    cost: '7',
    types: ['Artifact', 'Creature'],
    subtypes: ['Juggernaut'],
    power: 5,
    toughness: 5,
    abilities: [
      { kind: 'keyword', keyword: 'banding' },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          {
            do: 'pay',
            who: 'you',
            cost: { discard: 'choice' },
            otherwise: [
              { do: 'dealDamage', amount: 3, to: 'you', as: 'dealt' },
              {
                do: 'if',
                condition: { amount: { bound: 'dealt' }, atLeast: 1 },
                effect: [{ do: 'tap', what: 'self' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Phyrexian Colossus',
    cost: '7',
    types: ['Artifact', 'Creature'],
    subtypes: ['Golem'],
    power: 8,
    toughness: 8,
    abilities: [
      { kind: 'static', effect: { doesNotUntap: 'self' } },
      { kind: 'activated', cost: { life: 8 }, effect: [{ do: 'untap', what: 'self' }] },
      { kind: 'static', effect: { inCombat: { blockedBy: { least: 3 } }, who: 'self' } },
    ],
  },
  {
    name: 'Tangle Wire',
    cost: '3',
    types: ['Artifact'],
    abilities: [
      { kind: 'keyword', keyword: 'fading', amount: 4 },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'each player' },
        effect: [
          {
            do: 'choose',
            who: 'event',
            among: {
              every: {
                all: [
                  { any: [{ type: 'Artifact' }, creature, { type: 'Land' }] },
                  { not: { is: 'tapped' } },
                  { controlledBy: 'event' },
                ],
              },
            },
            as: 'it',
            count: { counters: 'fade', on: 'self' },
          },
          { do: 'tap', what: { bound: 'it' } },
        ],
      },
    ],
  },
  {
    name: "Umezawa's Jitte",
    cost: '2',
    supertypes: ['Legendary'],
    types: ['Artifact'],
    subtypes: ['Equipment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'deals damage', what: 'enchanted', combat: true },
        effect: [{ do: 'putCounters', what: 'self', counter: 'charge', amount: 2 }],
      },
      // Each mode is an ability of its own: a mode is chosen as the ability is played.
      {
        kind: 'activated',
        cost: { removeCounters: { counter: 'charge' } },
        effect: [
          {
            do: 'modify',
            what: 'enchanted',
            by: { power: 2, toughness: 2 },
            until: 'end of turn',
          },
        ],
      },
      {
        kind: 'activated',
        cost: { removeCounters: { counter: 'charge' } },
        targets: [{ what: creature }],
        effect: [
          {
            do: 'modify',
            what: theTarget,
            by: { power: -1, toughness: -1 },
            until: 'end of turn',
          },
        ],
      },
      {
        kind: 'activated',
        cost: { removeCounters: { counter: 'charge' } },
        effect: [{ do: 'gainLife', who: 'you', amount: 2 }],
      },
      { kind: 'keyword', keyword: 'equip', cost: { mana: '2' } },
    ],
  },
  {
    name: "Urza's Avenger",
    cost: '6',
    types: ['Artifact', 'Creature'],
    subtypes: ['Shapeshifter'],
    power: 4,
    toughness: 4,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '0' },
        // Which it is, is said as it resolves.
        effect: [
          {
            do: 'may',
            effect: [shrinksWith('banding')],
            otherwise: [
              {
                do: 'may',
                effect: [shrinksWith('flying')],
                otherwise: [
                  {
                    do: 'may',
                    effect: [shrinksWith('first strike')],
                    otherwise: [shrinksWith('trample')],
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
    name: 'Defense Grid',
    cost: '2',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'static',
        effect: {
          costsOf: 'spells',
          what: { not: { controlledBy: 'active player' } },
          more: '3',
        },
      },
    ],
  },
  {
    name: 'Phyrexian Furnace',
    cost: '1',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [{ what: { is: 'player' } }],
        effect: [
          {
            do: 'move',
            what: { top: 1, in: 'graveyard', of: theTarget, bottom: true },
            to: 'exile',
          },
        ],
      },
      {
        kind: 'activated',
        cost: { mana: '1', sacrifice: 'self' },
        targets: [{ what: anyCard, in: 'graveyard' }],
        effect: [
          { do: 'move', what: theTarget, to: 'exile' },
          { do: 'draw', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  {
    name: "Tsabo's Web",
    cost: '2',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        effect: [{ do: 'draw', who: 'you', amount: 1 }],
      },
      {
        kind: 'static',
        effect: {
          doesNotUntap: { all: [{ type: 'Land' }, { is: 'able to do more than make mana' }] },
        },
      },
    ],
  },
  {
    name: 'Storm Cauldron',
    cost: '5',
    types: ['Artifact'],
    abilities: [
      { kind: 'static', effect: { additionalLands: 1, who: 'each player' } },
      {
        kind: 'triggered',
        trigger: { when: 'is tapped for mana', what: { type: 'Land' } },
        effect: [{ do: 'move', what: { bound: 'permanent' }, to: 'hand' }],
      },
    ],
  },
  {
    name: 'Grinning Totem',
    cost: '4',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '2', tap: true, sacrifice: 'self' },
        targets: [{ what: { is: 'opponent' } }],
        effect: [
          { do: 'search', for: { all: [] }, as: 'found', whose: { target: 0 } },
          { do: 'move', what: { bound: 'found' }, to: 'exile', as: 'it' },
          { do: 'shuffle', who: { target: 0 } },
          { do: 'mayPlay', what: { bound: 'it' }, until: 'your next upkeep' },
          {
            do: 'delay',
            until: { step: 'upkeep', of: 'you' },
            effect: [{ do: 'move', what: { bound: 'it' }, to: 'graveyard' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Apocalypse Chime',
    cost: '2',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '2', tap: true, sacrifice: 'self' },
        effect: [
          {
            do: 'destroy',
            what: {
              every: {
                all: [
                  { is: 'permanent' },
                  { not: { is: 'token' } },
                  { firstPrintedIn: 'Homelands' },
                ],
              },
            },
            cantBeRegenerated: true,
          },
        ],
      },
    ],
  },
  {
    name: "Urza's Bauble",
    cost: '0',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true, sacrifice: 'self' },
        targets: [{ what: { is: 'player' } }],
        effect: [
          { do: 'cardAtRandom', of: theTarget, as: 'card', toYou: true },
          {
            do: 'delay',
            until: { step: 'upkeep' },
            effect: [{ do: 'draw', who: 'you', amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    name: 'Tetravus',
    cost: '6',
    types: ['Artifact', 'Creature'],
    subtypes: ['Construct'],
    power: 1,
    toughness: 1,
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      { kind: 'enters', counters: { '+1/+1': 3 } },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          { do: 'chooseNumber', most: { counters: '+1/+1', on: 'self' }, as: 'many' },
          {
            do: 'removeCounters',
            what: 'self',
            counter: '+1/+1',
            amount: { bound: 'many' },
            as: 'removed',
          },
          {
            do: 'createTokens',
            token: {
              name: 'Tetravite',
              types: ['Artifact', 'Creature'],
              subtypes: ['Tetravite'],
              colors: [],
              power: 1,
              toughness: 1,
              abilities: [
                { kind: 'keyword', keyword: 'flying' },
                { kind: 'static', effect: { cantBeEnchanted: 'self' } },
              ],
            },
            amount: { bound: 'removed' },
            linked: true,
          },
        ],
      },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          { do: 'chooseNumber', most: { count: { is: 'made by this' } }, as: 'many' },
          {
            do: 'choose',
            among: { every: { is: 'made by this' } },
            as: 'tokens',
            count: { bound: 'many' },
          },
          { do: 'move', what: { bound: 'tokens' }, to: 'exile' },
          {
            do: 'putCounters',
            what: 'self',
            counter: '+1/+1',
            amount: { bound: 'many' },
          },
        ],
      },
    ],
  },
  {
    name: 'Library of Leng',
    cost: '1',
    types: ['Artifact'],
    abilities: [
      { kind: 'static', effect: { maximumHandSize: null, who: 'you' } },
      {
        kind: 'static',
        effect: {
          replaces: { would: 'be discarded', what: { is: 'card' }, may: true, goes: 'library' },
        },
      },
    ],
  },
  {
    name: 'Dodecapod',
    cost: '4',
    types: ['Artifact', 'Creature'],
    subtypes: ['Golem'],
    power: 3,
    toughness: 3,
    abilities: [
      {
        kind: 'static',
        from: 'hand',
        effect: {
          replaces: {
            would: 'be discarded',
            what: 'self',
            by: 'opponent',
            effect: [{ do: 'putIntoPlay', what: 'self', counters: { '+1/+1': 2 } }],
          },
        },
      },
    ],
  },
  {
    name: "Aladdin's Lamp",
    cost: '10',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: 'X', xAtLeast: 1, tap: true },
        effect: [
          { do: 'note', amount: 'X', as: 'cards' },
          {
            do: 'delay',
            until: { insteadOf: 'draw' },
            thisTurn: true,
            effect: [
              { do: 'lookAtTop', of: 'you', amount: { bound: 'cards' }, as: 'seen' },
              { do: 'choose', among: { bound: 'seen' }, as: 'kept' },
              { do: 'move', what: { bound: 'kept' }, to: 'library' },
              {
                ...{ do: 'move', what: { bound: 'seen' } },
                ...{ to: 'library', bottom: true, atRandom: true },
              },
              { do: 'draw', who: 'you', amount: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Gauntlets of Chaos',
    cost: '5',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '5', sacrifice: 'self' },
        targets: [
          { what: { all: [exchanged, { controlledBy: 'you' }] } },
          {
            what: {
              all: [
                exchanged,
                { controlledBy: 'opponent' },
                { shares: 'card type', with: { target: 0 } },
              ],
            },
          },
        ],
        effect: [
          { do: 'exchangeControl', of: { target: 0 }, and: { target: 1 }, as: 'exchanged' },
          {
            do: 'destroy',
            what: {
              every: {
                all: [
                  { type: 'Enchantment' },
                  { is: 'local' },
                  { attachedTo: { among: { bound: 'exchanged' } } },
                ],
              },
            },
          },
        ],
      },
    ],
  },
  {
    name: 'Shapeshifter',
    cost: '6',
    types: ['Artifact', 'Creature'],
    subtypes: ['Shapeshifter'],
    power: 0,
    toughness: 7,
    abilities: [
      { kind: 'enters', choosing: { oneOf: ['0', '1', '2', '3', '4', '5', '6', '7'] } },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          {
            do: 'may',
            effect: [
              { do: 'chooseNumber', most: 7, as: 'chosen' },
              {
                do: 'modify',
                what: 'self',
                by: {
                  is: {
                    power: { bound: 'chosen' },
                    toughness: { difference: [7, { bound: 'chosen' }] },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        kind: 'static',
        effect: {
          modifies: 'self',
          by: {
            is: {
              power: { chosenNumberOf: 'self' },
              toughness: { difference: [7, { chosenNumberOf: 'self' }] },
            },
          },
        },
      },
    ],
  },
  {
    name: 'Isochron Scepter',
    cost: '2',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        may: 'you',
        effect: [
          {
            do: 'choose',
            among: {
              cards: { all: [{ type: 'Instant' }, { manaValue: { atMost: 2 } }] },
              in: 'hand',
              of: 'you',
            },
            as: 'imprinted',
          },
          { do: 'move', what: { bound: 'imprinted' }, to: 'exile', linked: true },
        ],
      },
      {
        kind: 'activated',
        cost: { mana: '2', tap: true },
        effect: [{ do: 'may', effect: [{ do: 'playCopy', what: { exiledWith: 'self' } }] }],
      },
    ],
  },
  {
    name: 'Triassic Egg',
    cost: '4',
    types: ['Artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '3', tap: true },
        effect: [{ do: 'putCounters', what: 'self', counter: 'hatchling', amount: 1 }],
      },
      {
        kind: 'activated',
        cost: { sacrifice: 'self' },
        effect: [
          {
            do: 'may',
            effect: [
              { do: 'choose', among: { cards: creature, in: 'hand', of: 'you' }, as: 'hatched' },
              { do: 'putIntoPlay', what: { bound: 'hatched' } },
            ],
          },
        ],
        onlyIf: hasHatched,
      },
      {
        kind: 'activated',
        cost: { sacrifice: 'self' },
        targets: [{ what: creature, in: 'graveyard', of: 'you' }],
        effect: [{ do: 'putIntoPlay', what: theTarget }],
        onlyIf: hasHatched,
      },
    ],
  },
  {
    name: 'Damping Engine',
    cost: '4',
    types: ['Artifact'],
    abilities: [
      ...dampens('you', youHaveMore),
      ...dampens('opponent', theyHaveMore),
      {
        kind: 'activated',
        special: true,
        byAnyone: true,
        cost: { sacrifice: { is: 'permanent' } },
        effect: [{ do: 'ignore' }],
        onlyIf: [youHaveMore],
      },
    ],
  },
];
