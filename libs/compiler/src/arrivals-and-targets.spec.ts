import { describe, expect, test } from '@jest/globals';
import {
  abilitiesOf,
  abilityOf,
  BEAR,
  compiled,
  effectOf,
  RITE,
} from './compiled.behaviour-spec.ts';

const creature = { type: 'Creature' };
const kicked = { paid: 'kicker' };

describe('how a permanent enters, and what a spell costs', () => {
  test.each<[string, unknown]>([
    [
      "As Test Bear enters the battlefield, you may pay 3 life. If you don't, Test Bear enters the battlefield tapped.",
      { kind: 'enters', pays: { life: 3 }, unpaid: 'tapped' },
    ],
    [
      "If Test Bear would enter the battlefield, sacrifice an untapped Island instead. If you do, put Test Bear onto the battlefield. If you don't, put it into its owner's graveyard.",
      {
        kind: 'enters',
        pays: {
          sacrifice: {
            all: [{ type: 'Land' }, { subtype: 'Island' }, { not: { is: 'tapped' } }],
          },
        },
        unpaid: 'graveyard',
      },
    ],
    [
      'If Test Bear was kicked, it enters the battlefield with two +1/+1 counters on it and with haste.',
      {
        kind: 'static',
        asLongAs: kicked,
        effect: { modifies: 'self', by: { gains: ['haste'] } },
      },
    ],
    [
      'You may play two additional lands on each of your turns.',
      { kind: 'static', effect: { additionalLands: 2, who: 'you' } },
    ],
    [
      'Test Bear can block any number of creatures.',
      { kind: 'static', effect: { inCombat: { mayBlock: 'any number' }, who: 'self' } },
    ],
    [
      'Prevent all damage that Test Bear would deal to green creatures.',
      {
        kind: 'static',
        effect: {
          replaces: {
            would: 'be dealt damage',
            what: { all: [creature, { color: 'G' }] },
            from: 'self',
          },
        },
      },
    ],
    [
      "Creatures can't attack you.",
      {
        kind: 'static',
        effect: {
          inCombat: { cant: 'attack' },
          who: { all: [creature, { controlledBy: 'opponent' }] },
        },
      },
    ],
    [
      'Test Bear gets +1/+0 for each Equipment attached to it.',
      {
        kind: 'static',
        effect: {
          modifies: 'self',
          by: {
            power: {
              count: { all: [{ subtype: 'Equipment' }, { attachedTo: { is: 'self' } }] },
            },
          },
        },
      },
    ],
    [
      'When you control a Goblin, sacrifice Test Bear.',
      {
        kind: 'triggered',
        trigger: {
          when: 'state',
          condition: { exists: { all: [{ subtype: 'Goblin' }, { controlledBy: 'you' }] } },
        },
        effect: [{ do: 'sacrifice', what: 'self' }],
      },
    ],
    [
      'When Test Bear dies, draw a card for each -1/-1 counter on it.',
      {
        kind: 'triggered',
        trigger: { when: 'is put into a graveyard', what: 'self', from: 'play' },
        effect: [{ do: 'draw', who: 'you', amount: { counters: '-1/-1', on: { bound: 'was' } } }],
      },
    ],
  ])('%s', (text, ability) => {
    expect(abilityOf(text)).toEqual(ability);
  });

  test('a spell is free under two conditions', () => {
    const text =
      'If an opponent controls a Swamp and you control a Forest, you may cast this spell without paying its mana cost.\nDraw a card.';
    expect(compiled(RITE, text)).toMatchObject({
      alternativeCosts: [
        {
          cost: {},
          onlyIf: {
            all: [
              {
                exists: {
                  all: [{ type: 'Land' }, { subtype: 'Swamp' }, { controlledBy: 'opponent' }],
                },
              },
              {
                exists: { all: [{ type: 'Land' }, { subtype: 'Forest' }, { controlledBy: 'you' }] },
              },
            ],
          },
        },
      ],
    });
  });
});

describe('an enchantment that stops being one', () => {
  test('has the type of a creature alone', () => {
    const hidden = { ...BEAR, type: 'Enchantment', power: undefined, toughness: undefined };
    expect(
      abilitiesOf(
        'When an opponent casts a creature spell, if Test Bear is an enchantment, Test Bear becomes a 3/3 Ape creature with haste.',
        hidden,
      ),
    ).toEqual([
      {
        kind: 'triggered',
        trigger: {
          when: 'is played',
          what: { all: [{ is: 'spell' }, creature, { controlledBy: 'opponent' }] },
        },
        condition: { object: 'self', is: { type: 'Enchantment' } },
        effect: [
          {
            do: 'modify',
            what: 'self',
            by: {
              becomes: {
                types: ['Creature'],
                subtypes: ['Ape'],
                power: 3,
                toughness: 3,
                keywords: ['haste'],
              },
            },
          },
        ],
      },
    ]);
  });
});

describe('targets on the stack, several targets, and damage of a turn', () => {
  test.each<[string, unknown]>([
    ['Two target creatures each get -1/-1 until end of turn.', [{ do: 'modify' }]],
    [
      'Distribute two +1/+1 counters among one or two target creatures.',
      [{ do: 'putCounters', what: { target: 0 }, amount: 2, divided: true }],
    ],
    [
      'Put a +1/+1 counter on target creature and two -1/-1 counters on another target creature.',
      [
        { do: 'putCounters', what: { target: 0 }, counter: '+1/+1', amount: 1 },
        { do: 'putCounters', what: { target: 1 }, counter: '-1/-1', amount: 2 },
      ],
    ],
    [
      'Prevent all damage that would be dealt to you this turn by creatures with flying.',
      [
        {
          do: 'standing',
          effect: {
            replaces: {
              would: 'be dealt damage',
              what: { is: 'you' },
              from: { all: [creature, { keyword: 'flying' }] },
            },
          },
          until: 'end of turn',
        },
      ],
    ],
    [
      'Prevent all damage a green source of your choice would deal this turn.',
      [
        { do: 'chooseSource', which: { color: 'G' }, as: 'it' },
        { do: 'preventDamage', amount: 'all', from: { bound: 'it' } },
      ],
    ],
    [
      'Create a 1/1 green Insect creature token with flying named Hornet.',
      [{ do: 'createTokens', token: { name: 'Hornet', subtypes: ['Insect'] }, amount: 1 }],
    ],
    [
      'Draw two cards. Discard two cards at the beginning of the next end step.',
      [
        { do: 'draw' },
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [{ do: 'discard', who: 'you', amount: 2 }],
        },
      ],
    ],
  ])('%s', (text, effect) => {
    expect(effectOf(text)).toMatchObject(effect as object);
  });

  test.each<[string, unknown]>([
    [
      'Counter target spell that targets a creature you control.',
      {
        all: [
          { is: 'spell' },
          {
            targeting: { all: [{ is: 'permanent' }, creature, { controlledBy: 'you' }] },
          },
        ],
      },
    ],
    [
      'Counter target activated ability from an artifact source.',
      { all: [{ is: 'activated ability' }, { ofSource: { type: 'Artifact' } }] },
    ],
  ])('%s', (text, what) => {
    const card = compiled(RITE, text);
    expect('spell' in card ? card.spell[0]?.targets : card).toEqual([{ what }]);
  });

  test('who else dies is watched beside the object itself', () => {
    expect(abilityOf('Whenever Test Bear or another Bear dies, you gain 1 life.')).toMatchObject({
      trigger: { what: { any: [{ is: 'self' }, { subtype: 'Bear' }] }, from: 'play' },
    });
  });
});
