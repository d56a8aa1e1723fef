import type { CardDefinition, CardType, Effect, Effects, Filter, Reference } from '@arbiter/cards';
import { parallax } from './parallax.ts';

const creature: Filter = { type: 'Creature' };
const anyCard: Filter = { is: 'card' };
const theTarget: Reference = { target: 0 };

/** The creature or artifact of the highest cost of each of both players changes hands. */
function juxtaposed(what: Filter, mine: string, theirs: string): readonly Effect[] {
  const highest = (of: Reference): Filter => {
    const own: Filter = { all: [what, { controlledBy: of }] };
    const equals = { greatest: 'mana value', among: { every: own } } as const;
    return { all: [what, { controlledBy: of }, { manaValue: { equals } }] };
  };
  return [
    { do: 'choose', among: { every: highest('you') }, as: mine },
    { do: 'choose', who: theTarget, among: { every: highest(theTarget) }, as: theirs },
    { do: 'exchangeControl', of: { bound: mine }, and: { bound: theirs } },
  ];
}

const theirHand = (cards: Filter) => ({ cards, in: 'hand', of: theTarget }) as const;

/** A player draws at most so many cards, and says how many before the first of them. */
function drawsUpTo(most: number): readonly Effect[] {
  const who: Reference = { bound: 'one' };
  const fewer = most === 1 ? {} : { otherwise: drawsUpTo(most - 1) };
  return [{ do: 'may', who, effect: [{ do: 'draw', who, amount: most }], ...fewer }];
}

/** Another player than the one who draws may pay for it that the card goes to the graveyard; otherwise it is drawn. */
const buriesTheDraw = (who: 'you' | 'opponent'): Effect => ({
  do: 'pay',
  who,
  cost: { life: 2 },
  then: [{ do: 'move', what: { top: 1, in: 'library', of: 'event' }, to: 'graveyard' }],
  otherwise: [{ do: 'draw', who: 'event', amount: 1 }],
});

const ownIsland: Filter = { all: [{ subtype: 'Island' }, { controlledBy: 'you' }] };

const theirs = (type: CardType): Filter => ({ all: [{ type }, { controlledBy: 'opponent' }] });

/** It is untapped and yours for this turn, and tapped as you lose it again. */
const commanded: Effects = [
  { do: 'untap', what: { target: 0 } },
  { do: 'gainControl', what: { target: 0 }, who: 'you', until: 'end of turn' },
  { do: 'modify', what: { target: 0 }, by: { gains: ['haste'] }, until: 'end of turn' },
  {
    do: 'delay',
    until: { when: 'you lose control', what: { target: 0 } },
    effect: [{ do: 'tap', what: { bound: 'target' } }],
  },
];

export const BLUE: readonly CardDefinition[] = [
  {
    name: "Zur's Weirding",
    cost: '3U',
    types: ['Enchantment'],
    abilities: [
      { kind: 'static', effect: { reveals: 'hand', who: 'each player' } },
      {
        kind: 'static',
        effect: {
          replaces: {
            would: 'draw',
            who: 'each player',
            effect: [
              { do: 'reveal', who: 'event', what: { top: 1, in: 'library', of: 'event' } },
              {
                do: 'if',
                condition: { object: 'event', is: { is: 'you' } },
                effect: [buriesTheDraw('opponent')],
                otherwise: [buriesTheDraw('you')],
              },
            ],
          },
        },
      },
    ],
  },
  {
    name: 'Teferi, Mage of Zhalfir',
    cost: '2UUU',
    supertypes: ['Legendary'],
    types: ['Creature'],
    subtypes: ['Human', 'Wizard'],
    power: 3,
    toughness: 4,
    playedAs: 'Instant',
    abilities: [
      { kind: 'static', effect: { elsewhere: creature, playedAs: 'Instant' } },
      {
        kind: 'static',
        effect: { forbids: 'playing spells', exceptAsSorcery: true, who: 'opponent' },
      },
    ],
  },
  {
    name: 'Trickbind',
    cost: '1U',
    types: ['Instant'],
    abilities: [{ kind: 'keyword', keyword: 'split second' }],
    spell: [
      {
        targets: [{ what: { is: 'ability' } }],
        effect: [
          { do: 'counter', what: theTarget },
          {
            do: 'if',
            condition: { object: { sourceOf: theTarget }, is: { is: 'permanent' } },
            effect: [
              {
                do: 'standing',
                effect: {
                  forbids: 'playing abilities',
                  what: { among: { bound: 'about' } },
                  who: 'each player',
                },
                until: 'end of turn',
                about: { sourceOf: theTarget },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Time Stop',
    cost: '4UU',
    types: ['Instant'],
    spell: [{ effect: [{ do: 'endTurn' }] }],
  },

  {
    name: 'Parallax Tide',
    cost: '2UU',
    types: ['Enchantment'],
    abilities: parallax({ type: 'Land' }),
  },
  {
    name: 'Mana Maze',
    cost: '1U',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'static',
        effect: {
          forbids: 'playing spells',
          what: { shares: 'color', with: 'last spell' },
          who: 'each player',
        },
      },
    ],
  },
  {
    name: 'Rushing River',
    cost: '2U',
    types: ['Instant'],
    alternativeCosts: [{ keyword: 'kicker', cost: { sacrifice: { type: 'Land' } } }],
    spell: [
      {
        targets: [
          { what: { all: [{ is: 'permanent' }, { not: { type: 'Land' } }] } },
          {
            what: { all: [{ is: 'permanent' }, { not: { type: 'Land' } }] },
            least: { timesPaid: 'kicker' },
            most: { timesPaid: 'kicker' },
            other: true,
          },
        ],
        effect: [{ do: 'move', what: { several: [{ target: 0 }, { target: 1 }] }, to: 'hand' }],
      },
    ],
  },
  {
    name: 'Breakthrough',
    cost: 'XU',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          { do: 'draw', who: 'you', amount: 4 },
          {
            do: 'choose',
            among: { cards: anyCard, in: 'hand', of: 'you' },
            as: 'kept',
            count: 'X',
          },
          {
            do: 'discardCards',
            who: 'you',
            what: { cards: { not: { among: { bound: 'kept' } } }, in: 'hand', of: 'you' },
          },
        ],
      },
    ],
  },
  {
    name: 'Power Sink',
    cost: 'XU',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'spell' } }],
        effect: [
          {
            do: 'pay',
            who: { controllerOf: theTarget },
            cost: { mana: '1' },
            times: 'X',
            otherwise: [
              { do: 'counter', what: theTarget },
              {
                do: 'tap',
                what: {
                  every: {
                    all: [
                      { type: 'Land' },
                      { is: 'able to make mana' },
                      { controlledBy: { controllerOf: theTarget } },
                    ],
                  },
                },
              },
              { do: 'emptyPool', who: { controllerOf: theTarget } },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Psychic Transfer',
    cost: '4U',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { is: 'player' } }],
        effect: [
          {
            do: 'if',
            condition: {
              all: [
                {
                  amount: { difference: [{ lifeOf: 'you' }, { lifeOf: theTarget }] },
                  atMost: 5,
                },
                {
                  amount: { difference: [{ lifeOf: theTarget }, { lifeOf: 'you' }] },
                  atMost: 5,
                },
              ],
            },
            effect: [{ do: 'exchangeLife', of: 'you', and: theTarget }],
          },
        ],
      },
    ],
  },
  {
    name: 'Polymorph',
    cost: '3U',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: creature }],
        effect: [
          { do: 'destroy', what: theTarget, cantBeRegenerated: true },
          {
            do: 'revealUntil',
            who: { controllerOf: theTarget },
            until: creature,
            as: 'it',
          },
          { do: 'putIntoPlay', who: { controllerOf: theTarget }, what: { bound: 'it' } },
          { do: 'shuffle', who: { controllerOf: theTarget } },
        ],
      },
    ],
  },
  {
    name: 'Juxtapose',
    cost: '3U',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { is: 'player' } }],
        effect: [
          ...juxtaposed(creature, 'it', 'it2'),
          ...juxtaposed({ type: 'Artifact' }, 'it3', 'it4'),
        ],
      },
    ],
  },
  {
    name: 'Library of Lat-Nam',
    cost: '4U',
    types: ['Sorcery'],
    modeChosenBy: 'opponent',
    spell: [
      {
        effect: [
          {
            do: 'delay',
            until: { step: 'upkeep' },
            effect: [{ do: 'draw', who: 'you', amount: 3 }],
          },
        ],
      },
      {
        effect: [
          { do: 'search', for: { all: [] }, as: 'it', count: 1 },
          { do: 'move', what: { bound: 'it' }, to: 'hand' },
          { do: 'shuffle', who: 'you' },
        ],
      },
    ],
  },
  {
    name: 'Dream Cache',
    cost: '2U',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          { do: 'draw', who: 'you', amount: 3 },
          { do: 'choose', among: { cards: anyCard, in: 'hand', of: 'you' }, as: 'it', count: 2 },
          {
            do: 'may',
            effect: [{ do: 'move', what: { bound: 'it' }, to: 'library' }],
            otherwise: [{ do: 'move', what: { bound: 'it' }, to: 'library', bottom: true }],
          },
        ],
      },
    ],
  },
  {
    name: 'Mind Bomb',
    cost: 'U',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          {
            do: 'choose',
            among: { cards: anyCard, in: 'hand', of: 'you' },
            as: 'mine',
            count: 3,
            upTo: true,
          },
          {
            do: 'choose',
            who: 'opponent',
            among: { cards: anyCard, in: 'hand', of: 'opponent' },
            as: 'theirs',
            count: 3,
            upTo: true,
          },
          { do: 'discardCards', who: 'you', what: { bound: 'mine' }, as: 'gone' },
          { do: 'discardCards', who: 'opponent', what: { bound: 'theirs' }, as: 'gone2' },
          {
            do: 'dealDamage',
            amount: { difference: [3, { countOf: { bound: 'gone' } }] },
            to: 'you',
          },
          {
            do: 'dealDamage',
            amount: { difference: [3, { countOf: { bound: 'gone2' } }] },
            to: 'opponent',
          },
        ],
      },
    ],
  },
  {
    name: 'Fact or Fiction',
    cost: '3U',
    types: ['Instant'],
    spell: [
      {
        effect: [
          { do: 'reveal', what: { top: 5, in: 'library', of: 'you' } },
          { do: 'lookAtTop', of: 'you', amount: 5, as: 'all' },
          {
            do: 'choose',
            who: 'opponent',
            among: { bound: 'all' },
            as: 'pile',
            count: 5,
            upTo: true,
          },
          {
            do: 'may',
            effect: [
              { do: 'move', what: { bound: 'pile' }, to: 'hand' },
              { do: 'move', what: { bound: 'all' }, to: 'graveyard' },
            ],
            otherwise: [
              { do: 'move', what: { bound: 'pile' }, to: 'graveyard' },
              { do: 'move', what: { bound: 'all' }, to: 'hand' },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Ignorant Bliss',
    cost: '1R',
    types: ['Instant'],
    spell: [
      {
        effect: [
          {
            do: 'move',
            what: { cards: anyCard, in: 'hand', of: 'you' },
            to: 'exile',
            faceDown: true,
            as: 'it',
          },
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [
              { do: 'move', what: { bound: 'it' }, to: 'hand' },
              { do: 'draw', who: 'you', amount: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Mental Note',
    cost: 'U',
    types: ['Instant'],
    spell: [
      {
        effect: [
          { do: 'mill', who: 'you', amount: 2 },
          { do: 'draw', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  {
    name: 'Disrupt',
    cost: 'U',
    types: ['Instant'],
    spell: [
      {
        targets: [
          { what: { all: [{ is: 'spell' }, { any: [{ type: 'Instant' }, { type: 'Sorcery' }] }] } },
        ],
        effect: [
          {
            do: 'pay',
            who: { controllerOf: theTarget },
            cost: { mana: '1' },
            otherwise: [{ do: 'counter', what: theTarget }],
          },
          { do: 'draw', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  {
    name: 'Lilting Refrain',
    cost: '1U',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        may: 'you',
        effect: [{ do: 'putCounters', what: 'self', counter: 'verse', amount: 1 }],
      },
      {
        kind: 'activated',
        cost: { sacrifice: 'self' },
        targets: [{ what: { is: 'spell' } }],
        effect: [
          {
            do: 'pay',
            who: { controllerOf: theTarget },
            cost: { mana: '1' },
            times: { counters: 'verse', on: 'self' },
            otherwise: [{ do: 'counter', what: theTarget }],
          },
        ],
      },
    ],
  },
  {
    name: 'Homarid Warrior',
    cost: '4U',
    types: ['Creature'],
    subtypes: ['Homarid', 'Warrior'],
    power: 3,
    toughness: 3,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: 'U' },
        effect: [
          { do: 'modify', what: 'self', by: { gains: ['shroud'] }, until: 'end of turn' },
          { do: 'keepTapped', what: 'self' },
          { do: 'tap', what: 'self' },
        ],
      },
    ],
  },
  {
    name: 'Stupefying Touch',
    cost: '1U',
    types: ['Enchantment'],
    enchants: creature,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        effect: [{ do: 'draw', who: 'you', amount: 1 }],
      },
      {
        kind: 'static',
        effect: {
          forbids: 'playing abilities',
          what: { among: 'enchanted' },
          who: 'each player',
        },
      },
    ],
  },
  {
    name: 'Volcanic Eruption',
    cost: 'XUUU',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { subtype: 'Mountain' }, least: 'X', most: 'X' }],
        effect: [
          { do: 'destroy', what: theTarget, as: 'done' },
          {
            do: 'dealDamage',
            amount: { countOf: { bound: 'done' } },
            to: { several: [{ every: creature }, 'each player'] },
          },
        ],
      },
    ],
  },
  {
    name: 'Lobotomy',
    cost: '2UB',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { is: 'player' } }],
        effect: [
          { do: 'reveal', who: theTarget, what: theirHand(anyCard) },
          {
            do: 'choose',
            among: theirHand({
              not: { all: [{ type: 'Land' }, { supertype: 'Basic' }] },
            }),
            as: 'it',
          },
          {
            do: 'search',
            for: { sameNameAs: { bound: 'it' } },
            as: 'found',
            count: 'all',
            zones: ['graveyard', 'hand', 'library'],
            whose: theTarget,
          },
          { do: 'move', what: { bound: 'found' }, to: 'exile' },
          { do: 'shuffle', who: theTarget },
        ],
      },
    ],
  },
  {
    name: 'Recoil',
    cost: '1UB',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'permanent' } }],
        effect: [
          { do: 'move', what: theTarget, to: 'hand' },
          { do: 'discard', who: { ownerOf: theTarget }, amount: 1 },
        ],
      },
    ],
  },
  {
    name: 'Dark Maze',
    cost: '4U',
    types: ['Creature'],
    subtypes: ['Wall'],
    power: 4,
    toughness: 5,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '0' },
        effect: [
          {
            do: 'inCombat',
            what: 'self',
            rule: { attacksAsThough: 'no Wall' },
            until: 'end of turn',
          },
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [{ do: 'move', what: 'self', to: 'exile' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Diminishing Returns',
    cost: '2UU',
    types: ['Sorcery'],
    spell: [
      {
        effect: [
          {
            do: 'move',
            what: {
              several: [
                { cards: anyCard, in: 'hand', of: 'each player' },
                { cards: anyCard, in: 'graveyard', of: 'each player' },
              ],
            },
            to: 'library',
          },
          { do: 'shuffle', who: 'each player' },
          { do: 'move', what: { top: 10, in: 'library', of: 'you' }, to: 'exile' },
          {
            do: 'forEach',
            each: 'each player',
            as: 'one',
            effect: drawsUpTo(7),
          },
        ],
      },
    ],
  },
  {
    name: 'Energy Field',
    cost: '1U',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'static',
        effect: {
          replaces: {
            would: 'be dealt damage',
            what: { is: 'you' },
            from: { not: { controlledBy: 'you' } },
          },
        },
      },
      {
        kind: 'triggered',
        trigger: {
          when: 'is put into a graveyard',
          what: { all: [anyCard, { ownedBy: 'you' }] },
        },
        effect: [{ do: 'sacrifice', what: 'self' }],
      },
    ],
  },
  {
    name: 'Energy Tap',
    cost: 'U',
    types: ['Sorcery'],
    spell: [
      {
        targets: [
          { what: { all: [creature, { not: { is: 'tapped' } }, { controlledBy: 'you' }] } },
        ],
        effect: [
          { do: 'tap', what: theTarget },
          { do: 'addMana', mana: 'C', times: { manaValueOf: theTarget } },
        ],
      },
    ],
  },
  {
    name: 'Remand',
    cost: '1U',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'spell' } }],
        effect: [
          { do: 'counter', what: theTarget, goes: 'hand' },
          { do: 'draw', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  {
    name: 'Sindbad',
    cost: '1U',
    types: ['Creature'],
    subtypes: ['Human'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        effect: [
          { do: 'draw', who: 'you', amount: 1, as: 'it' },
          { do: 'reveal', what: { bound: 'it' } },
          {
            do: 'if',
            condition: { object: { bound: 'it' }, is: { not: { type: 'Land' } } },
            effect: [{ do: 'discardCards', who: 'you', what: { bound: 'it' } }],
          },
        ],
      },
    ],
  },
  {
    name: 'Soul Barrier',
    cost: '2U',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'is played', what: { all: [{ is: 'spell' }, creature] }, who: 'opponent' },
        effect: [
          {
            do: 'pay',
            who: { bound: 'who' },
            cost: { mana: '2' },
            otherwise: [{ do: 'dealDamage', amount: 2, to: { bound: 'who' } }],
          },
        ],
      },
    ],
  },
  {
    name: 'Submerge',
    cost: '4U',
    types: ['Instant'],
    alternativeCosts: [
      {
        cost: {},
        onlyIf: {
          all: [
            {
              exists: {
                all: [{ type: 'Land' }, { subtype: 'Forest' }, { controlledBy: 'opponent' }],
              },
            },
            { exists: { all: [{ type: 'Land' }, { subtype: 'Island' }, { controlledBy: 'you' }] } },
          ],
        },
      },
    ],
    spell: [
      {
        targets: [{ what: creature }],
        effect: [{ do: 'move', what: theTarget, to: 'library' }],
      },
    ],
  },

  {
    name: 'Desertion',
    cost: '3UU',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'spell' } }],
        effect: [
          {
            do: 'counter',
            what: theTarget,
            putIntoPlay: { any: [{ type: 'Artifact' }, creature] },
          },
        ],
      },
    ],
  },
  {
    name: 'Flash',
    cost: '1U',
    types: ['Instant'],
    spell: [
      {
        effect: [
          {
            do: 'may',
            effect: [
              { do: 'choose', among: { cards: creature, in: 'hand', of: 'you' }, as: 'it' },
              { do: 'putIntoPlay', what: { bound: 'it' }, as: 'done' },
              {
                do: 'pay',
                who: 'you',
                cost: { manaCostOf: { of: { bound: 'done' }, less: 2 } },
                otherwise: [{ do: 'sacrifice', what: { bound: 'done' } }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: "Siren's Call",
    cost: 'U',
    types: ['Instant'],
    playOnlyIf: { step: 'before attackers are declared', of: 'opponent' },
    spell: [
      {
        effect: [
          {
            do: 'inCombat',
            what: { every: { all: [creature, { controlledBy: 'active player' }] } },
            rule: { must: 'attack' },
            until: 'end of turn',
          },
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [
              {
                do: 'destroy',
                what: {
                  every: {
                    all: [
                      creature,
                      { not: { subtype: 'Wall' } },
                      { controlledBy: 'active player' },
                      { not: { is: 'attacked this turn' } },
                      { not: { is: 'came under control this turn' } },
                    ],
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Stifle',
    cost: 'U',
    types: ['Instant'],
    spell: [
      {
        targets: [{ what: { is: 'ability' } }],
        effect: [{ do: 'counter', what: theTarget }],
      },
    ],
  },
  {
    name: "Teferi's Response",
    cost: '1U',
    types: ['Instant'],
    spell: [
      {
        targets: [
          {
            what: {
              all: [
                { any: [{ is: 'spell' }, { is: 'ability' }] },
                { controlledBy: 'opponent' },
                { targeting: { all: [{ type: 'Land' }, { controlledBy: 'you' }] } },
              ],
            },
          },
        ],
        effect: [
          { do: 'counter', what: theTarget },
          { do: 'destroy', what: { sourceOf: theTarget } },
          { do: 'draw', who: 'you', amount: 2 },
        ],
      },
    ],
  },
  {
    name: 'Quiet Speculation',
    cost: '1U',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { is: 'player' } }],
        effect: [
          {
            do: 'search',
            for: { playableFor: 'flashback' },
            as: 'it',
            count: 3,
            whose: theTarget,
          },
          { do: 'move', what: { bound: 'it' }, to: 'graveyard' },
          { do: 'shuffle', who: theTarget },
        ],
      },
    ],
  },
  {
    name: 'Wonder',
    cost: '3U',
    types: ['Creature'],
    subtypes: ['Incarnation'],
    power: 2,
    toughness: 2,
    abilities: [
      { kind: 'keyword', keyword: 'flying' },
      {
        kind: 'static',
        from: 'graveyard',
        asLongAs: {
          exists: { all: [{ type: 'Land' }, { subtype: 'Island' }, { controlledBy: 'you' }] },
        },
        effect: {
          modifies: { all: [creature, { controlledBy: 'you' }] },
          by: { gains: ['flying'] },
        },
      },
    ],
  },
  {
    name: 'Seasinger',
    cost: '1UU',
    types: ['Creature'],
    subtypes: ['Merfolk'],
    power: 0,
    toughness: 1,
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'state', condition: { not: { exists: ownIsland } } },
        effect: [{ do: 'sacrifice', what: 'self' }],
      },
      { kind: 'static', effect: { mayStayTapped: 'self' } },
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [
          {
            what: {
              all: [
                { type: 'Creature' },
                { controlledBy: { controllerOf: { every: { subtype: 'Island' } } } },
              ],
            },
          },
        ],
        effect: [
          {
            do: 'gainControl',
            what: { target: 0 },
            who: 'you',
            until: { asLongAs: 'you control this and it stays tapped' },
          },
        ],
      },
    ],
  },
  {
    name: 'Power Leak',
    cost: '1U',
    types: ['Enchantment'],
    enchants: { type: 'Enchantment' },
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'controller of enchanted' },
        effect: [
          { do: 'chooseNumber', who: 'event', most: { manaOf: 'event' }, as: 'many' },
          {
            do: 'pay',
            who: 'event',
            cost: { mana: '1' },
            times: { bound: 'many' },
            then: [
              {
                do: 'preventDamage',
                amount: { lesser: [{ bound: 'many' }, 2] },
                to: 'event',
                from: 'self',
              },
            ],
          },
          { do: 'dealDamage', amount: 2, to: 'event' },
        ],
      },
    ],
  },
  {
    name: 'Animate Artifact',
    cost: '3U',
    types: ['Enchantment'],
    enchants: { type: 'Artifact' },
    abilities: [
      {
        kind: 'static',
        effect: {
          modifies: {
            all: [{ type: 'Artifact' }, { not: { type: 'Creature' } }, { among: 'enchanted' }],
          },
          by: {
            becomes: {
              addTypes: ['Artifact', 'Creature'],
              power: 'its mana value',
              toughness: 'its mana value',
            },
          },
        },
      },
    ],
  },
  {
    name: 'Anti-Magic Aura',
    cost: '2U',
    types: ['Enchantment'],
    enchants: { type: 'Creature' },
    abilities: [
      { kind: 'static', effect: { cantBeTheTarget: 'enchanted', of: 'spells' } },
      { kind: 'static', effect: { cantBeEnchanted: 'enchanted', byOthers: true } },
    ],
  },
  {
    name: 'Dance of Many',
    cost: 'UU',
    types: ['Enchantment'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        targets: [{ what: { all: [{ type: 'Creature' }, { not: { is: 'token' } }] } }],
        effect: [
          { do: 'createCopies', of: { target: 0 }, as: 'copy' },
          {
            do: 'delay',
            until: { when: 'leaves play', what: 'self' },
            effect: [{ do: 'move', what: { bound: 'copy' }, to: 'exile' }],
          },
          {
            do: 'delay',
            until: { when: 'leaves play', what: { bound: 'copy' } },
            effect: [{ do: 'sacrifice', what: 'self' }],
          },
        ],
      },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          {
            do: 'pay',
            who: 'you',
            cost: { mana: 'UU' },
            otherwise: [{ do: 'sacrifice', what: 'self' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Ray of Command',
    cost: '3U',
    types: ['Instant'],
    spell: [{ targets: [{ what: theirs('Creature') }], effect: commanded }],
  },
  {
    name: 'Magus of the Unseen',
    cost: '1U',
    types: ['Creature'],
    subtypes: ['Human', 'Wizard'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '1U', tap: true },
        targets: [{ what: theirs('Artifact') }],
        effect: commanded,
      },
    ],
  },
  {
    name: 'Drain Power',
    cost: 'UU',
    types: ['Sorcery'],
    spell: [
      {
        targets: [{ what: { is: 'player' } }],
        effect: [
          {
            do: 'forEach',
            each: { every: { all: [{ type: 'Land' }, { controlledBy: { target: 0 } }] } },
            as: 'land',
            effect: [{ do: 'playManaAbility', who: { target: 0 }, of: { bound: 'land' } }],
          },
          { do: 'takeMana', from: { target: 0 } },
        ],
      },
    ],
  },
  {
    name: 'Leviathan',
    cost: '5UUUU',
    types: ['Creature'],
    subtypes: ['Leviathan'],
    power: 10,
    toughness: 10,
    abilities: [
      { kind: 'keyword', keyword: 'trample' },
      { kind: 'enters', tapped: true },
      { kind: 'static', effect: { doesNotUntap: 'self' } },
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        effect: [
          {
            do: 'pay',
            who: 'you',
            cost: { picks: [{ pay: 'sacrifice', what: { subtype: 'Island' }, count: 2 }] },
            then: [{ do: 'untap', what: 'self' }],
          },
        ],
      },
      {
        kind: 'static',
        effect: {
          inCombat: {
            costsTo: 'attack',
            pay: { sacrifice: { what: { subtype: 'Island' }, count: 2 } },
          },
          who: 'self',
        },
      },
    ],
  },
  {
    name: 'Field of Dreams',
    cost: 'U',
    supertypes: ['World'],
    types: ['Enchantment'],
    abilities: [{ kind: 'static', effect: { reveals: 'top card', who: 'each player' } }],
  },
];
