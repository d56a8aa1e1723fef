import { describe, expect, test } from '@jest/globals';
import {
  abilityOf,
  BEAR,
  compiled,
  effectOf as effectOn,
  RITE_WITH_X,
} from './compiled.behaviour-spec.ts';

/** Of a spell whose cost has X in it. */
const effectOf = (text: string): unknown => effectOn(text, RITE_WITH_X);

const gain = { do: 'gainLife', who: 'you', amount: 2 };
const target = { target: 0 };

describe('what lasts beyond the sentence, or changes everything at once', () => {
  const unblocked = { assignsAsUnblocked: true };

  test.each<[string, unknown]>([
    [
      "You may have creatures you control assign their combat damage this turn as though they weren't blocked.",
      [
        {
          do: 'inCombat',
          what: { every: { all: [{ type: 'Creature' }, { controlledBy: 'you' }] } },
          rule: unblocked,
          until: 'end of turn',
        },
      ],
    ],
    [
      'Exchange your graveyard and library. Then shuffle your library.',
      [
        { do: 'exchangeZones', zones: ['graveyard', 'library'] },
        { do: 'shuffle', who: 'you' },
      ],
    ],
    [
      'Simultaneously, all phased-out Walls phase in and all artifacts phase out.',
      [{ do: 'phaseOut', what: { every: { type: 'Artifact' } }, in: { subtype: 'Wall' } }],
    ],
    [
      "Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.",
      [{ do: 'changeCreatureWord', what: target, except: 'Wall' }],
    ],
  ])('%s', (text, effect) => {
    expect(effectOf(text)).toEqual(effect);
  });

  test('damage as though it weren’t blocked, in the words of texts and in ours', () => {
    const says = (text: string): unknown => abilityOf(text);
    const always = { kind: 'static', effect: { inCombat: unblocked, who: 'self' } };
    expect([
      says(`You may have ${BEAR.name} assign its combat damage as though it weren't blocked.`),
      says(`${BEAR.name} may assign its combat damage as though it weren’t blocked.`),
    ]).toEqual([always, always]);
  });
});

describe('who may, who pays, and what is done then', () => {
  test.each<[string, unknown]>([
    [
      'You may pay {2}. If you do, you gain 2 life.',
      [{ do: 'pay', who: 'you', cost: { mana: '2' }, then: [gain] }],
    ],
    [
      "You may sacrifice a land. If you don't, you gain 2 life.",
      [{ do: 'pay', who: 'you', cost: { sacrifice: { type: 'Land' } }, otherwise: [gain] }],
    ],
    [
      'You may draw a card. If you do, you gain 2 life.',
      [
        {
          do: 'may',
          effect: [
            { do: 'draw', who: 'you', amount: 1, as: 'it' },
            { do: 'if', condition: { did: 'it' }, effect: [gain] },
          ],
        },
      ],
    ],
    [
      'Target player may draw a card.',
      [{ do: 'may', who: target, effect: [{ do: 'draw', who: { bound: 'player' }, amount: 1 }] }],
    ],
    [
      'You may tap or untap target land.',
      [
        {
          do: 'may',
          effect: [
            {
              do: 'may',
              effect: [{ do: 'tap', what: target }],
              otherwise: [{ do: 'untap', what: target }],
            },
          ],
        },
      ],
    ],
    [
      'Counter target spell unless its controller pays {1} for each Island you control.',
      [
        {
          do: 'pay',
          who: { controllerOf: target },
          cost: { mana: '1' },
          times: {
            count: { all: [{ type: 'Land' }, { subtype: 'Island' }, { controlledBy: 'you' }] },
          },
          otherwise: [{ do: 'counter', what: target }],
        },
      ],
    ],
    [
      'If you control no lands, you gain 2 life. Otherwise, draw a card.',
      [
        {
          do: 'if',
          condition: {
            amount: { count: { all: [{ type: 'Land' }, { controlledBy: 'you' }] } },
            atMost: 0,
          },
          effect: [gain],
          otherwise: [{ do: 'draw', who: 'you', amount: 1 }],
        },
      ],
    ],
  ])('%s', (text, effect) => {
    expect(effectOf(text)).toEqual(effect);
  });

  test('an "if" directly after a trigger event is its condition', () => {
    expect(
      abilityOf('When Test Bear dies, if you have 5 or less life, draw a card.'),
    ).toMatchObject({
      condition: { amount: { lifeOf: 'you' }, atMost: 5 },
      effect: [{ do: 'draw' }],
    });
  });

  test('what one branch moved is where it was in the other', () => {
    const text =
      "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put that card into your hand.";
    const card = { top: 1, in: 'library', of: 'you' };
    expect(effectOf(text)).toEqual([
      { do: 'reveal', what: card },
      {
        do: 'if',
        condition: { object: card, is: { type: 'Land' } },
        effect: [{ do: 'putIntoPlay', what: card }],
        otherwise: [{ do: 'move', what: card, to: 'hand' }],
      },
    ]);
  });
});

describe('objects that go, come back and change', () => {
  test.each<[string, unknown]>([
    [
      "Exile target artifact. Return it to the battlefield under its owner's control at the beginning of the next end step.",
      [
        { do: 'move', what: target, to: 'exile', as: 'done' },
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [
            { do: 'putIntoPlay', what: { bound: 'done' }, under: { ownerOf: { bound: 'done' } } },
          ],
        },
      ],
    ],
    [
      'Exile target artifact. Its controller gains 2 life.',
      [
        { do: 'move', what: target, to: 'exile' },
        { do: 'gainLife', who: { controllerOf: target }, amount: 2 },
      ],
    ],
    [
      'Create a 1/1 red Goblin creature token. Sacrifice it at the beginning of the next end step.',
      [
        expect.objectContaining({ do: 'createTokens', as: 'done' }),
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [{ do: 'sacrifice', what: { bound: 'done' } }],
        },
      ],
    ],
    [
      'Destroy target creature at end of combat.',
      [
        {
          do: 'delay',
          until: { step: 'end of combat' },
          effect: [{ do: 'destroy', what: { bound: 'target' } }],
        },
      ],
    ],
    [
      "Target land becomes a 2/2 creature until end of turn. It's still a land.",
      [
        {
          do: 'modify',
          what: target,
          by: { becomes: { addTypes: ['Creature'], power: 2, toughness: 2 } },
          until: 'end of turn',
        },
      ],
    ],
    [
      "Target creature doesn't untap during its controller's next untap step.",
      [{ do: 'keepTapped', what: target }],
    ],
    [
      'The next 3 damage that would be dealt to you this turn is dealt to target creature instead.',
      [{ do: 'redirectDamage', amount: 3, to: 'you', onto: target }],
    ],
    [
      'Prevent all combat damage that would be dealt by target creature this turn.',
      [{ do: 'preventDamage', amount: 'all', from: target, combat: true }],
    ],
    [
      'Target creature gets +1/+0 until end of turn for each card in your hand.',
      [
        {
          do: 'modify',
          what: target,
          by: { power: { count: { cards: { is: 'card' }, in: 'hand', of: 'you' } } },
          until: 'end of turn',
        },
      ],
    ],
  ])('%s', (text, effect) => {
    expect(effectOf(text)).toEqual(effect);
  });
});

test('the card of the only target is meant, and not the one of the event', () => {
  const text =
    "Whenever you cycle a card, exile target creature. Return that card to the battlefield under its owner's control.";
  expect(compiled(BEAR, text)).toMatchObject({
    abilities: [
      {
        effect: [
          { do: 'move', what: { target: 0 }, to: 'exile', as: 'done' },
          { do: 'putIntoPlay', what: { bound: 'done' }, under: { ownerOf: { bound: 'done' } } },
        ],
      },
    ],
  });
});

describe('libraries', () => {
  test.each<[string, unknown]>([
    [
      'Shuffle all land cards from your graveyard into your library.',
      [
        {
          do: 'move',
          what: { cards: { type: 'Land' }, in: 'graveyard', of: 'you' },
          to: 'library',
        },
        { do: 'shuffle', who: 'you' },
      ],
    ],
    [
      'Target player puts the top two cards of their library into their graveyard.',
      [{ do: 'mill', who: target, amount: 2 }],
    ],
    [
      'Look at the top three cards of your library, then put them back in any order.',
      [{ do: 'orderTop', of: 'you', count: 3 }],
    ],
    [
      'Search your library for up to two Goblin cards, reveal them, put them into your hand, then shuffle your library.',
      [
        { do: 'search', for: { subtype: 'Goblin' }, as: 'it', count: 2 },
        { do: 'reveal', what: { bound: 'it' } },
        { do: 'move', what: { bound: 'it' }, to: 'hand' },
        { do: 'shuffle', who: 'you' },
      ],
    ],
    [
      'Target player searches their library for a land card, puts it onto the battlefield tapped, then shuffles their library.',
      [
        { do: 'search', who: target, for: { type: 'Land' }, as: 'it' },
        { do: 'putIntoPlay', who: target, what: { bound: 'it' }, tapped: true },
        { do: 'shuffle', who: target },
      ],
    ],
  ])('%s', (text, effect) => {
    expect(effectOf(text)).toEqual(effect);
  });
});

describe('abilities under a condition, given, and limited', () => {
  test.each<[string, unknown]>([
    [
      'Test Bear has flying as long as it’s enchanted.',
      {
        kind: 'static',
        asLongAs: { object: 'self', is: { is: 'enchanted' } },
        effect: { modifies: 'self', by: { gains: ['flying'] } },
      },
    ],
    [
      "Test Bear can't attack unless defending player controls a Swamp.",
      {
        kind: 'static',
        asLongAs: {
          not: {
            exists: {
              all: [{ type: 'Land' }, { subtype: 'Swamp' }, { controlledBy: 'defending player' }],
            },
          },
        },
        effect: { inCombat: { cant: 'attack' }, who: 'self' },
      },
    ],
    [
      'Walls have "{T}: This creature deals 1 damage to you."',
      {
        kind: 'static',
        effect: {
          modifies: { subtype: 'Wall' },
          by: {
            grants: [
              {
                kind: 'activated',
                cost: { tap: true },
                effect: [{ do: 'dealDamage', amount: 1, to: 'you' }],
              },
            ],
          },
        },
      },
    ],
    [
      'Remove two charge counters from Test Bear: Draw a card. Activate this ability only during combat.',
      {
        kind: 'activated',
        cost: { removeCounters: { counter: 'charge', count: 2 } },
        effect: [{ do: 'draw', who: 'you', amount: 1 }],
        onlyIf: [{ step: 'combat', of: 'each player' }],
      },
    ],
    [
      'Test Bear enters the battlefield with a number of +1/+1 counters on it equal to the number of Bears you control.',
      {
        kind: 'enters',
        counters: { '+1/+1': { count: { all: [{ subtype: 'Bear' }, { controlledBy: 'you' }] } } },
      },
    ],
    [
      'Whenever you gain life, draw that many cards.',
      {
        kind: 'triggered',
        trigger: { when: 'gains life', who: 'you' },
        effect: [{ do: 'draw', who: 'you', amount: { bound: 'amount' } }],
      },
    ],
    [
      'Whenever Test Bear becomes the target of a spell, sacrifice it.',
      {
        kind: 'triggered',
        trigger: { when: 'becomes the target', what: 'self', only: 'spell' },
        effect: [{ do: 'sacrifice', what: 'self' }],
      },
    ],
  ])('%s', (text, ability) => {
    expect(abilityOf(text)).toEqual(ability);
  });

  test('what gives an ability can’t be spoken of within it', () => {
    expect(abilityOf('Walls have "{T}: Destroy Test Bear."')).toMatchObject([{ why: 'not read' }]);
  });
});
