import { describe, expect, test } from '@jest/globals';
import {
  abilityOf,
  compiled,
  effectOf as effectOn,
  RITE,
  RITE_WITH_X,
} from './compiled.behaviour-spec.ts';

/** Of a spell whose cost has X in it. */
const effectOf = (text: string): unknown => effectOn(text, RITE_WITH_X);

describe('what any player may do, the active one first', () => {
  test.each<[string, unknown]>([
    [
      'You gain 2 life unless any player pays {1}.',
      [
        {
          do: 'if',
          condition: { step: 'turn', of: 'you' },
          effect: [
            {
              do: 'pay',
              who: 'you',
              cost: { mana: '1' },
              otherwise: [
                {
                  do: 'pay',
                  who: 'opponent',
                  cost: { mana: '1' },
                  otherwise: [{ do: 'gainLife', who: 'you', amount: 2 }],
                },
              ],
            },
          ],
          otherwise: [
            {
              do: 'pay',
              who: 'opponent',
              cost: { mana: '1' },
              otherwise: [
                {
                  do: 'pay',
                  who: 'you',
                  cost: { mana: '1' },
                  otherwise: [{ do: 'gainLife', who: 'you', amount: 2 }],
                },
              ],
            },
          ],
        },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(effectOf(text)).toEqual(expected);
  });
});

describe('what others choose, and creatures that fight', () => {
  test.each<[string, unknown]>([
    [
      "Tap target creature you control and target creature of an opponent's choice they control. Those creatures fight each other.",
      [
        { do: 'tap', what: { several: [{ target: 0 }, { target: 1 }] } },
        { do: 'fight', of: { target: 0 }, and: { target: 1 } },
      ],
    ],
    [
      'Target player puts two cards from their hand on top of their library.',
      [
        {
          do: 'choose',
          who: { target: 0 },
          among: { cards: { is: 'card' }, in: 'hand', of: { target: 0 } },
          as: 'it',
          count: 2,
        },
        { do: 'move', what: { bound: 'it' }, to: 'library' },
      ],
    ],
    [
      'Each player puts an artifact card from their graveyard onto the battlefield.',
      [
        {
          do: 'choose',
          among: { cards: { type: 'Artifact' }, in: 'graveyard', of: 'you' },
          as: 'it',
        },
        {
          do: 'choose',
          who: 'opponent',
          among: { cards: { type: 'Artifact' }, in: 'graveyard', of: 'opponent' },
          as: 'it2',
        },
        {
          do: 'putIntoPlay',
          what: { several: [{ bound: 'it' }, { bound: 'it2' }] },
          under: 'owner',
        },
      ],
    ],
    [
      'Target player reveals two cards from their hand and you choose one of them. That player discards that card.',
      [
        {
          do: 'choose',
          who: { target: 0 },
          among: { cards: { is: 'card' }, in: 'hand', of: { target: 0 } },
          as: 'it',
          count: 2,
        },
        { do: 'reveal', who: { target: 0 }, what: { bound: 'it' } },
        { do: 'choose', among: { bound: 'it' }, as: 'it2' },
        { do: 'discardCards', who: { target: 0 }, what: { bound: 'it2' } },
      ],
    ],
    [
      'Destroy target land unless its controller has Test Rite deal 3 damage to them.',
      [
        {
          do: 'may',
          who: { controllerOf: { target: 0 } },
          effect: [{ do: 'dealDamage', amount: 3, to: { controllerOf: { target: 0 } } }],
          otherwise: [{ do: 'destroy', what: { target: 0 } }],
        },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(effectOf(text)).toEqual(expected);
  });
});

describe('libraries, looked at and turned up', () => {
  test.each<[string, unknown]>([
    [
      'Choose a card name, then target player puts the top card of their library into their graveyard. If that card has the chosen name, you gain 2 life.',
      [
        { do: 'nameCard', as: 'it' },
        { do: 'mill', who: { target: 0 }, amount: 1, as: 'it2' },
        {
          do: 'if',
          condition: { object: { bound: 'it2' }, is: { chosen: 'name', under: 'it' } },
          effect: [{ do: 'gainLife', who: 'you', amount: 2 }],
        },
      ],
    ],
    [
      'Reveal cards from the top of your library until you reveal an artifact card. Put that card into your hand and the rest into your graveyard.',
      [
        { do: 'revealUntil', until: { type: 'Artifact' }, as: 'it', others: 'it2' },
        { do: 'move', what: { bound: 'it' }, to: 'hand' },
        { do: 'move', what: { bound: 'it2' }, to: 'graveyard' },
      ],
    ],
    [
      'Look at the top four cards of your library. You may reveal a land card from among them and put it into your hand. Put the rest on the bottom of your library in any order.',
      [
        { do: 'lookAtTop', of: 'you', amount: 4, as: 'it' },
        {
          do: 'choose',
          among: {
            cards: { all: [{ type: 'Land' }, { among: { bound: 'it' } }] },
            in: 'library',
            of: 'you',
          },
          as: 'it2',
          count: 1,
          upTo: true,
        },
        { do: 'reveal', what: { bound: 'it2' } },
        { do: 'move', what: { bound: 'it2' }, to: 'hand' },
        { do: 'move', what: { bound: 'it' }, to: 'library', bottom: true },
      ],
    ],
    [
      "Search target opponent's library for up to two cards and exile them. Then that player shuffles their library.",
      [
        { do: 'search', for: { all: [] }, as: 'it', count: 2, upTo: true, whose: { target: 0 } },
        { do: 'move', what: { bound: 'it' }, to: 'exile' },
        { do: 'shuffle', who: { target: 0 } },
      ],
    ],
    [
      "Look at the top three cards of target opponent's library. Exile one of those cards and put the rest back on top of that player's library in any order.",
      [
        { do: 'lookAtTop', of: { target: 0 }, amount: 3, as: 'it' },
        { do: 'choose', among: { bound: 'it' }, as: 'it2' },
        { do: 'move', what: { bound: 'it2' }, to: 'exile' },
        { do: 'orderTop', of: { target: 0 }, count: 2 },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(effectOf(text)).toEqual(expected);
  });
});

describe('what happened earlier this turn, and what is delayed', () => {
  test.each<[string, unknown]>([
    [
      'Destroy target land. If that land was nonbasic, you gain 2 life.',
      [
        { do: 'destroy', what: { target: 0 }, as: 'it' },
        {
          do: 'if',
          condition: {
            any: [
              { object: { bound: 'it' }, is: { not: { supertype: 'Basic' } } },
              { object: { target: 0 }, is: { not: { supertype: 'Basic' } } },
            ],
          },
          effect: [{ do: 'gainLife', who: 'you', amount: 2 }],
        },
      ],
    ],
    [
      'When target creature dies this turn, return that card to the battlefield under your control.',
      [
        {
          do: 'delay',
          until: {
            trigger: { when: 'is put into a graveyard', what: { all: [] }, from: 'play' },
            about: { target: 0 },
          },
          effect: [{ do: 'putIntoPlay', what: 'event', under: 'you' }],
          thisTurn: true,
        },
      ],
    ],
    [
      'Until end of turn, whenever target creature deals damage, you gain that much life.',
      [
        {
          do: 'delay',
          until: { trigger: { when: 'deals damage', what: { all: [] } }, about: { target: 0 } },
          effect: [{ do: 'gainLife', who: 'you', amount: { bound: 'amount' } }],
          every: true,
          thisTurn: true,
        },
      ],
    ],
    [
      'Whenever you cast a creature spell this turn, draw a card.',
      [
        {
          do: 'delay',
          until: {
            trigger: {
              when: 'is played',
              what: { all: [{ is: 'spell' }, { type: 'Creature' }, { controlledBy: 'you' }] },
            },
          },
          effect: [{ do: 'draw', who: 'you', amount: 1 }],
          every: true,
          thisTurn: true,
        },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(effectOf(text)).toEqual(expected);
  });
});

describe('what all players do, one thing after the other', () => {
  test.each<[string, unknown]>([
    [
      'Each player discards their hand, then returns up to two cards from their graveyard to their hand.',
      [
        { do: 'discard', who: 'each player', amount: 'all' },
        {
          do: 'forEach',
          each: 'each player',
          as: 'it2',
          effect: [
            {
              do: 'choose',
              who: { bound: 'it2' },
              among: { cards: { is: 'card' }, in: 'graveyard', of: { bound: 'it2' } },
              as: 'it',
              count: 2,
              upTo: true,
            },
            { do: 'move', what: { bound: 'it' }, to: 'hand' },
          ],
        },
      ],
    ],
    [
      'Discard any number of cards. You gain 2 life for each card discarded this way.',
      [
        {
          do: 'choose',
          among: { cards: { is: 'card' }, in: 'hand', of: 'you' },
          as: 'it',
          count: { count: { cards: { is: 'card' }, in: 'hand', of: 'you' } },
          upTo: true,
        },
        { do: 'discardCards', who: 'you', what: { bound: 'it' } },
        { do: 'gainLife', who: 'you', amount: { times: 2, of: { countOf: { bound: 'it' } } } },
      ],
    ],
    [
      "Exile each artifact you control. Return those cards to the battlefield under their owner's control at the beginning of the next end step.",
      [
        {
          do: 'move',
          what: { every: { all: [{ type: 'Artifact' }, { controlledBy: 'you' }] } },
          to: 'exile',
          as: 'it',
        },
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [{ do: 'putIntoPlay', what: { bound: 'it' }, under: 'owner' }],
        },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(effectOf(text)).toEqual(expected);
  });
});

describe('what becomes something else', () => {
  test.each<[string, unknown]>([
    ['You gain X plus 2 life.', [{ do: 'gainLife', who: 'you', amount: { sum: ['X', 2] } }]],
    [
      "All lands become 1/1 creatures until end of turn. They're still lands.",
      [
        {
          do: 'modify',
          what: { every: { type: 'Land' } },
          by: { becomes: { addTypes: ['Creature'], power: 1, toughness: 1 } },
          until: 'end of turn',
        },
      ],
    ],
    [
      'Target spell or permanent becomes black until end of turn.',
      [{ do: 'modify', what: { target: 0 }, by: { colors: ['B'] }, until: 'end of turn' }],
    ],
  ])('%s', (text, expected) => {
    expect(effectOf(text)).toEqual(expected);
  });
});

describe('what is counted and what comes later', () => {
  test.each<[string, unknown]>([
    [
      'Target player discards two cards. You gain 3 life for each land card discarded this way.',
      [
        { do: 'discard', who: { target: 0 }, amount: 2, as: 'it' },
        {
          do: 'gainLife',
          who: 'you',
          amount: { times: 3, of: { countOf: { bound: 'it' }, that: { type: 'Land' } } },
        },
      ],
    ],
    [
      'Choose target artifact. Its owner shuffles it into their library.',
      [
        { do: 'move', what: { target: 0 }, to: 'library' },
        { do: 'shuffle', who: { ownerOf: { target: 0 } } },
      ],
    ],
    [
      'Create two 1/1 white Knight creature tokens. Exile them at the beginning of the next cleanup step.',
      [
        {
          do: 'createTokens',
          token: {
            name: 'Knight',
            types: ['Creature'],
            subtypes: ['Knight'],
            colors: ['W'],
            power: 1,
            toughness: 1,
          },
          amount: 2,
          as: 'done',
        },
        {
          do: 'delay',
          until: { step: 'cleanup' },
          effect: [{ do: 'move', what: { bound: 'done' }, to: 'exile' }],
        },
      ],
    ],
    [
      'You may put a creature card from your hand onto the battlefield. That creature gains haste. Sacrifice the creature at the beginning of the next end step.',
      [
        {
          do: 'may',
          effect: [
            {
              do: 'choose',
              among: { cards: { type: 'Creature' }, in: 'hand', of: 'you' },
              as: 'it',
            },
            { do: 'putIntoPlay', what: { bound: 'it' }, as: 'done' },
          ],
        },
        { do: 'modify', what: { bound: 'done' }, by: { gains: ['haste'] } },
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [{ do: 'sacrifice', what: { bound: 'done' } }],
        },
      ],
    ],
    [
      'Exile target permanent you own or control.',
      [{ do: 'move', what: { target: 0 }, to: 'exile' }],
    ],
  ])('%s', (text, expected) => {
    expect(effectOf(text)).toEqual(expected);
  });
});

describe('what is said of a permanent in passing', () => {
  test.each<[string, unknown]>([
    [
      'At the beginning of your upkeep, if you have three or more artifact cards in your graveyard, you gain 2 life.',
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
        condition: {
          amount: { count: { cards: { type: 'Artifact' }, in: 'graveyard', of: 'you' } },
          atLeast: 3,
        },
        effect: [{ do: 'gainLife', who: 'you', amount: 2 }],
      },
    ],
    [
      "Whenever a nontoken permanent is put into a player's graveyard from the battlefield, that player loses 1 life.",
      {
        kind: 'triggered',
        trigger: { when: 'is put into a graveyard', what: { is: 'card' }, from: 'play' },
        effect: [{ do: 'loseLife', who: { ownerOf: 'event' }, amount: 1 }],
      },
    ],
    [
      '{2}: Target player discards a card. Any player may activate this ability but only any time they could cast a sorcery.',
      {
        kind: 'activated',
        cost: { mana: '2' },
        targets: [{ what: { is: 'player' } }],
        effect: [{ do: 'discard', who: { target: 0 }, amount: 1 }],
        timing: 'Sorcery',
        byAnyone: true,
      },
    ],
    [
      "Test Bear can't block or be blocked by creatures with power 2 or greater.",
      {
        kind: 'static',
        effect: {
          inCombat: { cantBeBlockedBy: { all: [{ type: 'Creature' }, { power: { atLeast: 2 } }] } },
          who: 'self',
        },
      },
    ],
    [
      'When a creature with converted mana cost 6 or greater enters the battlefield, you may return Test Bear from your graveyard to the battlefield attached to that creature.',
      {
        kind: 'triggered',
        from: 'graveyard',
        trigger: {
          when: 'comes into play',
          what: { all: [{ type: 'Creature' }, { manaValue: { atLeast: 6 } }] },
        },
        may: 'you',
        effect: [{ do: 'putIntoPlay', what: 'self', on: 'event' }],
      },
    ],
    [
      "At the beginning of each player's end step, if that player didn't cast a spell this turn, you gain 2 life.",
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'end of turn', whose: 'each player' },
        condition: {
          not: {
            thisTurn: 'was played',
            what: { all: [{ is: 'spell' }, { controlledBy: 'event' }] },
          },
        },
        effect: [{ do: 'gainLife', who: 'you', amount: 2 }],
      },
    ],
  ])('%s', (text, expected) => {
    expect(abilityOf(text)).toEqual(expected);
  });
});

describe('abilities of permanents', () => {
  test.each<[string, unknown]>([
    [
      '{1}: Choose target opponent who had more life than you did as you activated this ability. Draw a card.',
      {
        kind: 'activated',
        cost: { mana: '1' },
        targets: [{ what: { is: 'opponent' } }],
        effect: [{ do: 'draw', who: 'you', amount: 1 }],
        onlyIf: [{ amount: { lifeOf: 'opponent' }, moreThan: { lifeOf: 'you' } }],
      },
    ],
    [
      'Whenever an opponent plays a land, you gain 2 life.',
      {
        kind: 'triggered',
        trigger: {
          when: 'comes into play',
          what: { all: [{ type: 'Land' }, { controlledBy: 'opponent' }] },
          played: true,
        },
        effect: [{ do: 'gainLife', who: 'you', amount: 2 }],
      },
    ],
    [
      'As long as Test Bear is in your graveyard and you control an artifact, creatures you control have haste.',
      {
        kind: 'static',
        from: 'graveyard',
        asLongAs: { exists: { all: [{ type: 'Artifact' }, { controlledBy: 'you' }] } },
        effect: {
          modifies: { all: [{ type: 'Creature' }, { controlledBy: 'you' }] },
          by: { gains: ['haste'] },
        },
      },
    ],
    [
      "Whenever you're dealt damage, you gain that much life.",
      {
        kind: 'triggered',
        trigger: { when: 'is dealt damage', what: { is: 'you' } },
        effect: [{ do: 'gainLife', who: 'you', amount: { bound: 'amount' } }],
      },
    ],
    [
      '{T}: Target creature gets +1/+1 and has flying for as long as Test Bear remains tapped.',
      {
        kind: 'activated',
        cost: { tap: true },
        targets: [{ what: { type: 'Creature' } }],
        effect: [
          {
            do: 'modify',
            what: { target: 0 },
            by: { power: 1, toughness: 1, gains: ['flying'] },
            until: { asLongAs: 'this stays tapped' },
          },
        ],
      },
    ],
    [
      'At the beginning of each end step, if Test Bear was dealt damage this turn, you gain 2 life.',
      {
        kind: 'triggered',
        trigger: { when: 'step begins', step: 'end of turn', whose: 'each player' },
        condition: { object: 'self', is: { is: 'was dealt damage this turn' } },
        effect: [{ do: 'gainLife', who: 'you', amount: 2 }],
      },
    ],
    [
      'Whenever a Forest is tapped for mana, its controller adds an additional {G}.',
      {
        kind: 'triggered',
        trigger: {
          when: 'is tapped for mana',
          what: { all: [{ type: 'Land' }, { subtype: 'Forest' }] },
        },
        effect: [{ do: 'addMana', mana: 'G', who: 'event' }],
      },
    ],
    [
      'When Test Bear dies, you gain 2 life for each +1/+1 counter on Test Bear.',
      {
        kind: 'triggered',
        trigger: { when: 'is put into a graveyard', what: 'self', from: 'play' },
        effect: [
          {
            do: 'gainLife',
            who: 'you',
            amount: { times: 2, of: { counters: '+1/+1', on: { bound: 'was' } } },
          },
        ],
      },
    ],
  ])('%s', (text, expected) => {
    expect(abilityOf(text)).toEqual(expected);
  });
});

test('what is done later on a condition is not asked at once', () => {
  expect(
    effectOf(
      'Destroy target creature at the beginning of the next end step if you control a land.',
    ),
  ).toEqual([expect.objectContaining({ why: 'not read' })]);
});

test('of modes two are chosen: each pair is a mode, with the targets of both', () => {
  const text = 'Choose two —\n• Destroy target land.\n• Draw a card.\n• Destroy target creature.';
  const card = compiled(RITE, text);
  expect(
    'spell' in card ? card.spell.map(({ targets = [], effect }) => [targets.length, effect]) : card,
  ).toEqual([
    [
      1,
      [
        { do: 'destroy', what: { target: 0 } },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    ],
    [
      2,
      [
        { do: 'destroy', what: { target: 0 } },
        { do: 'destroy', what: { target: 1 } },
      ],
    ],
    [
      1,
      [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'destroy', what: { target: 0 } },
      ],
    ],
  ]);
});

test('what is aimed at only if it was kicked is a target only then', () => {
  const card = compiled(
    RITE,
    'Kicker {2}\nDestroy target land. If this spell was kicked, destroy another target land.',
  );
  expect('spell' in card ? card.spell[0]?.targets : card).toEqual([
    { what: { type: 'Land' } },
    {
      what: { type: 'Land' },
      other: true,
      least: { timesPaid: 'kicker' },
      most: { timesPaid: 'kicker' },
    },
  ]);
});

test('cast as an instant for more, or at the cost of losing it', () => {
  const card = compiled(
    RITE,
    'You may cast Test Rite as though it had flash if you pay {2} more to cast it.\nDraw a card.',
  );
  expect(card).toMatchObject({ alternativeCosts: [{ cost: { mana: '2' }, keyword: 'flash' }] });
});
