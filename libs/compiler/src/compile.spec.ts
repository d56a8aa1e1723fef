import { describe, expect, test } from '@jest/globals';
import { compile, type Refusal } from './compile.ts';
import type { CardFacts } from './facts.ts';

const creature: CardFacts = {
  name: 'Test Warden',
  manaCost: '{1}{G}',
  type: 'Creature — Elf Warrior',
  power: '2',
  toughness: '2',
  text: '',
};
const instant: CardFacts = { name: 'Test Bolt', manaCost: '{R}', type: 'Instant', text: '' };

/** What the text adds to the facts of a creature. */
const abilitiesOf = (text: string): unknown => {
  const compiled = compile({ ...creature, text });
  return 'definition' in compiled ? compiled.definition.abilities : compiled.refusals;
};
const spellOf = (text: string, facts: CardFacts = instant): unknown => {
  const compiled = compile({ ...facts, text });
  return 'definition' in compiled ? compiled.definition.spell : compiled.refusals;
};
const refusalsOf = (facts: CardFacts): readonly Refusal[] => {
  const compiled = compile(facts);
  return 'refusals' in compiled ? compiled.refusals : [];
};

test('a creature without a text is its facts', () => {
  expect(compile(creature)).toEqual({
    definition: {
      name: 'Test Warden',
      cost: '1G',
      types: ['Creature'],
      subtypes: ['Elf', 'Warrior'],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  });
});

describe('what a text says', () => {
  test.each<[string, unknown]>([
    ['Flying, first strike (This is a reminder.)', [keyword('flying'), keyword('first strike')]],
    // Of later rules, and keywords all the same: nothing else stands for them.
    ['Vigilance, fear, defender', [keyword('vigilance'), keyword('fear'), keyword('defender')]],
    ['Shroud', [keyword('shroud')]],
    [
      '{G}: Test Warden gets +1/+1 until end of turn.',
      [
        {
          kind: 'activated',
          cost: { mana: 'G' },
          effect: [
            { do: 'modify', what: 'self', by: { power: 1, toughness: 1 }, until: 'end of turn' },
          ],
        },
      ],
    ],
    [
      'Whenever another nonblack Goblin dies, you may draw two cards.',
      [
        {
          kind: 'triggered',
          trigger: {
            when: 'is put into a graveyard',
            what: {
              all: [{ subtype: 'Goblin' }, { not: { color: 'B' } }, { not: { is: 'self' } }],
            },
            from: 'play',
          },
          may: 'you',
          effect: [{ do: 'draw', who: 'you', amount: 2 }],
        },
      ],
    ],
    [
      'Other Elves you control have trample.',
      [
        {
          kind: 'static',
          effect: {
            modifies: {
              all: [{ subtype: 'Elf' }, { controlledBy: 'you' }, { not: { is: 'self' } }],
            },
            by: { gains: ['trample'] },
          },
        },
      ],
    ],
    [
      'At the beginning of each player’s upkeep, that player draws a card, then discards a card.',
      [
        {
          kind: 'triggered',
          trigger: { when: 'step begins', step: 'upkeep', whose: 'each player' },
          effect: [
            { do: 'draw', who: 'event', amount: 1 },
            { do: 'discard', who: 'event', amount: 1 },
          ],
        },
      ],
    ],
  ])('%s', (text, abilities) => {
    expect(abilitiesOf(text)).toEqual(abilities);
  });

  test('a spell of two lines is one text: "it" in the second is the target of the first', () => {
    expect(spellOf('Destroy target land.\nIts controller loses 2 life.')).toEqual([
      {
        targets: [{ what: { type: 'Land' } }],
        effect: [
          { do: 'destroy', what: { target: 0 } },
          { do: 'loseLife', who: { controllerOf: { target: 0 } }, amount: 2 },
        ],
      },
    ]);
  });

  test('adjectives keep their place in the cost of spells', () => {
    expect(abilitiesOf('Green spells you cast cost {1} less to cast.')).toEqual([
      {
        kind: 'static',
        effect: {
          costsOf: 'spells',
          what: { all: [{ color: 'G' }, { controlledBy: 'you' }] },
          less: 1,
        },
      },
    ]);
  });

  test('an X whose value the text says needs no X in the cost', () => {
    expect(
      spellOf(
        'Test Bolt deals X damage to any target, where X is the number of red creatures you control.',
      ),
    ).toMatchObject([
      {
        effect: [
          {
            amount: {
              count: { all: [{ type: 'Creature' }, { color: 'R' }, { controlledBy: 'you' }] },
            },
          },
        ],
      },
    ]);
  });
});

describe('what is refused', () => {
  test('one word that no rule reads', () => {
    expect(refusalsOf({ ...instant, text: 'Destroy target purple creature.' })).toMatchObject([
      { why: 'not read', clause: 'destroy target purple creature.', at: 2 },
    ]);
  });

  test('"it" where two things could be meant', () => {
    const text = 'Whenever Test Warden blocks a creature, untap it.';
    expect(refusalsOf({ ...creature, text })).toMatchObject([
      { why: 'ambiguous', says: '"it" can point at 2 things' },
    ]);
  });

  test('an X that nothing announces', () => {
    expect(refusalsOf({ ...instant, text: 'Draw X cards.' })).toMatchObject([
      { why: 'ambiguous', says: 'no X is announced' },
    ]);
  });

  test('several cards that moved are other objects where they went', () => {
    const text = "Return all creatures to their owners' hands. Untap them.";
    expect(refusalsOf({ ...instant, text })).toEqual([
      { why: 'missing words', words: ['reference: to what has moved'] },
    ]);
  });

  test('a text that is understood, in want of a word of the language', () => {
    expect(refusalsOf({ ...instant, text: 'Delve\nDraw a card.' })).toEqual([
      { why: 'missing words', words: ['keyword: delve'] },
    ]);
  });
});

function keyword(word: string): unknown {
  return { kind: 'keyword', keyword: word };
}
