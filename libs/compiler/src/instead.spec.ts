import { describe, expect, test } from '@jest/globals';
import { abilitiesOf, compiled, effectOf, RITE } from './compiled.behaviour-spec.ts';

const target = { target: 0 };
const hit = (amount: number) => ({ do: 'dealDamage', amount, to: target });
const noHand = {
  amount: { count: { cards: { is: 'card' }, in: 'hand', of: 'you' } },
  atMost: 0,
};
const burn = (then: string): string => `Test Rite deals 2 damage to target creature. ${then}`;

describe('what is done instead of something else', () => {
  test.each<[string, unknown]>([
    [
      burn('If you have no cards in hand, Test Rite deals 3 damage to it instead.'),
      [{ do: 'if', condition: noHand, effect: [hit(3)], otherwise: [hit(2)] }],
    ],
    [
      burn('If you have no cards in hand, instead Test Rite deals 3 damage to it.'),
      [{ do: 'if', condition: noHand, effect: [hit(3)], otherwise: [hit(2)] }],
    ],
    [
      burn('Test Rite deals 3 damage to that creature instead if you have no cards in hand.'),
      [{ do: 'if', condition: noHand, effect: [hit(3)], otherwise: [hit(2)] }],
    ],
  ])('%s', (text, effect) => {
    expect(effectOf(text)).toEqual(effect);
  });

  test('a card that is shown is no creature that gets stronger', () => {
    const text =
      'Target player reveals the top card of their library. If that card is a land card, that player loses 1 life. Otherwise, it gets +1/+1 until end of turn.';
    expect(effectOf(text)).toMatchObject([{ why: expect.anything() }]);
  });
});

describe('other ones', () => {
  test('than the one that was chosen', () => {
    expect(
      effectOf(
        "Target opponent chooses a creature they control. Other creatures they control can't block this turn.",
      ),
    ).toEqual([
      {
        do: 'choose',
        who: target,
        among: { every: { all: [{ type: 'Creature' }, { controlledBy: target }] } },
        as: 'it',
      },
      {
        do: 'inCombat',
        what: {
          every: {
            all: [
              { type: 'Creature' },
              { controlledBy: target },
              { not: { among: { bound: 'it' } } },
            ],
          },
        },
        rule: { cant: 'block' },
        until: 'end of turn',
      },
    ]);
  });

  test('than nothing, of a spell', () => {
    expect(effectOf('Destroy all other creatures.')).toMatchObject([{ why: 'faulty' }]);
  });
});

describe('libraries of others, and cards of one name', () => {
  test.each<[string, unknown]>([
    [
      "Search target opponent's library for a creature card and put that card onto the battlefield under your control. Then that player shuffles their library.",
      [
        { do: 'search', whose: target, for: { type: 'Creature' }, as: 'it' },
        { do: 'putIntoPlay', what: { bound: 'it' }, under: 'you' },
        { do: 'shuffle', who: target },
      ],
    ],
    [
      "Exile target creature. Search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them. Then that player shuffles their library.",
      [
        { do: 'move', what: target, to: 'exile' },
        {
          do: 'search',
          whose: { controllerOf: target },
          for: { sameNameAs: target },
          as: 'it',
          count: 'all',
          zones: ['graveyard', 'hand', 'library'],
        },
        { do: 'move', what: { bound: 'it' }, to: 'exile' },
        { do: 'shuffle', who: { controllerOf: target } },
      ],
    ],
    [
      'Put target card from your graveyard on the bottom of your library.',
      [{ do: 'move', what: target, to: 'library', bottom: true }],
    ],
    [
      "You gain 1 life. At the beginning of your next upkeep, pay {2}. If you don't, you lose the game.",
      [
        { do: 'gainLife', who: 'you', amount: 1 },
        {
          do: 'delay',
          until: { step: 'upkeep', of: 'you' },
          effect: [
            {
              do: 'pay',
              who: 'you',
              cost: { mana: '2' },
              otherwise: [{ do: 'endGame', loses: 'you' }],
            },
          ],
        },
      ],
    ],
  ])('%s', (text, effect) => {
    expect(effectOf(text)).toEqual(effect);
  });
});

describe('abilities', () => {
  test.each<[string, unknown]>([
    [
      "Whenever you cast a spell that's both red and white, Test Bear has base power and toughness 4/2 until end of turn and gains trample until end of turn.",
      [
        {
          kind: 'triggered',
          trigger: {
            when: 'is played',
            what: {
              all: [{ is: 'spell' }, { color: 'R' }, { color: 'W' }, { controlledBy: 'you' }],
            },
          },
          effect: [
            {
              do: 'modify',
              what: 'self',
              by: { is: { power: 4, toughness: 2 }, gains: ['trample'] },
              until: 'end of turn',
            },
          ],
        },
      ],
    ],
    [
      '{3}, {T} or {R}, {T}: You gain 1 life.',
      ['3', 'R'].map((mana) => ({
        kind: 'activated',
        cost: { mana, tap: true },
        effect: [{ do: 'gainLife', who: 'you', amount: 1 }],
      })),
    ],
    [
      '{T}: Add X mana of any one color, where X is the number of Bears you control.',
      ['W', 'U', 'B', 'R', 'G'].map((mana) => ({
        kind: 'activated',
        cost: { tap: true },
        effect: [
          {
            do: 'addMana',
            mana,
            times: { count: { all: [{ subtype: 'Bear' }, { controlledBy: 'you' }] } },
          },
        ],
      })),
    ],
    [
      'When Test Bear is put into your graveyard from the battlefield, you may return it to your hand.',
      [
        {
          kind: 'triggered',
          trigger: {
            when: 'is put into a graveyard',
            what: { all: [{ is: 'self' }, { ownedBy: 'you' }] },
            from: 'play',
          },
          may: 'you',
          effect: [{ do: 'move', what: 'event', to: 'hand' }],
        },
      ],
    ],
    [
      'As long as you have no cards in hand, Test Bear has "{G}: Regenerate Test Bear."',
      [
        {
          kind: 'static',
          asLongAs: noHand,
          effect: {
            modifies: 'self',
            by: {
              grants: [
                {
                  kind: 'activated',
                  cost: { mana: 'G' },
                  effect: [{ do: 'regenerate', what: 'self' }],
                },
              ],
            },
          },
        },
      ],
    ],
  ])('%s', (text, abilities) => {
    expect(abilitiesOf(text)).toEqual(abilities);
  });
});

describe('what was paid, and who wins a clash', () => {
  const sacrificed = [{ do: 'sacrifice', what: 'self' }];
  test.each<[string, unknown]>([
    [
      'When Test Bear enters the battlefield, sacrifice it unless {U} was spent to cast it.',
      { effect: [{ do: 'if', condition: { not: { manaSpent: 'U' } }, effect: sacrificed }] },
    ],
    [
      'When Test Bear enters the battlefield, if {R} was spent to cast Test Bear, draw a card.',
      { condition: { manaSpent: 'R' } },
    ],
  ])('%s', (text, ability) => {
    expect(abilitiesOf(text)).toMatchObject([ability]);
  });

  test('either color does its own', () => {
    expect(
      effectOf(
        'You gain 1 life if {G} was spent to cast Test Rite and 2 life if {W} was spent to cast it.',
      ),
    ).toMatchObject([{ why: 'not read' }]);
    expect(
      effectOf(
        'You gain 1 life if {G} was spent to cast Test Rite and draw a card if {W} was spent to cast it.',
      ),
    ).toMatchObject([
      { do: 'if', condition: { manaSpent: 'G' } },
      { do: 'if', condition: { manaSpent: 'W' } },
    ]);
  });

  test('conspire is a cost, and a copy for it', () => {
    expect(compiled(RITE, 'You gain 1 life.\nConspire')).toMatchObject({
      abilities: [
        { condition: { paid: 'conspire' }, effect: [{ do: 'copySpell', what: 'event' }] },
      ],
      alternativeCosts: [{ keyword: 'conspire', cost: { picks: [{ pay: 'tap', count: 2 }] } }],
    });
  });

  test('the costlier card wins', () => {
    expect(
      effectOf('Clash with an opponent. If you win, draw two cards. Otherwise, draw a card.'),
    ).toMatchObject([
      { do: 'lookAtTop', of: 'you', as: 'it' },
      { do: 'reveal', what: { bound: 'it' } },
      { do: 'lookAtTop', of: 'opponent', as: 'it2' },
      { do: 'reveal', what: { bound: 'it2' } },
      { do: 'may', who: 'you' },
      { do: 'may', who: 'opponent' },
      {
        do: 'if',
        condition: {
          amount: { manaValueOf: { bound: 'it' } },
          moreThan: { manaValueOf: { bound: 'it2' } },
        },
        effect: [{ do: 'draw', amount: 2 }],
        otherwise: [{ do: 'draw', amount: 1 }],
      },
    ]);
  });
});

describe('single phrases', () => {
  test.each<[string, unknown]>([
    ['All creatures lose flying.', { effect: { by: { loses: ['flying'] } } }],
    ['{2}: Test Bear becomes colorless until end of turn.', { effect: [{ by: { colors: [] } }] }],
    [
      '{2}: Test Bear becomes all colors until end of turn.',
      { effect: [{ by: { colors: ['W', 'U', 'B', 'R', 'G'] } }] },
    ],
    [
      'Prevent all damage that would be dealt to you.',
      { effect: { replaces: { would: 'be dealt damage', what: { is: 'you' } } } },
    ],
    [
      '{R}: Test Bear gets +2/+0 until end of turn and deals 1 damage to you.',
      {
        effect: [
          { do: 'modify', by: { power: 2 } },
          { do: 'dealDamage', amount: 1, to: 'you' },
        ],
      },
    ],
    [
      '{T}: Copy target instant or sorcery spell. You may choose new targets for the copy.',
      { effect: [{ do: 'copySpell', what: target }] },
    ],
    [
      'When Test Bear enters the battlefield, exile a land you control.',
      {
        effect: [
          { do: 'choose', as: 'it' },
          { do: 'move', what: { bound: 'it' }, to: 'exile' },
        ],
      },
    ],
    [
      '{T}: Target player exiles a card from their graveyard.',
      {
        effect: [
          { do: 'choose', who: target, as: 'it' },
          { do: 'move', what: { bound: 'it' }, to: 'exile' },
        ],
      },
    ],
    [
      '{T}: Each player discards all the cards in their hand, then draws that many cards.',
      {
        effect: [
          { do: 'discard', who: 'each player', amount: 'all', as: 'it' },
          {
            do: 'forEach',
            each: 'each player',
            as: 'it2',
            effect: [
              {
                do: 'draw',
                who: { bound: 'it2' },
                amount: { countOf: { bound: 'it' }, that: { ownedBy: { bound: 'it2' } } },
              },
            ],
          },
        ],
      },
    ],
    [
      'Whenever Test Bear deals damage to a player, that player discards all the cards in their hand, then draws that many cards.',
      {
        effect: [
          { do: 'discardCards', who: 'event', as: 'it' },
          { do: 'draw', who: 'event', amount: { countOf: { bound: 'it' } } },
        ],
      },
    ],
  ])('%s', (text, ability) => {
    expect(abilitiesOf(text)).toMatchObject([ability]);
  });

  test('a spell exiles itself with counters', () => {
    expect(effectOf('You gain 1 life. Exile Test Rite with two time counters on it.')).toEqual([
      { do: 'gainLife', who: 'you', amount: 1 },
      { do: 'move', what: 'self', to: 'exile', counters: { time: 2 } },
    ]);
  });
});
