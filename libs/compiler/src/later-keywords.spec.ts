import { describe, expect, test } from '@jest/globals';
import { compile } from './compile.ts';
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

/** What a card with this text is; refusals, if it is none. */
const made = (text: string, facts: CardFacts = creature): unknown => {
  const compiled = compile({ ...facts, text });
  return 'definition' in compiled ? compiled.definition : compiled.refusals;
};

describe('keywords that came after 1999', () => {
  test.each<[string, unknown]>([
    ['Horsemanship', { keyword: 'horsemanship' }],
    ['Double strike', { keyword: 'double strike' }],
    ['Bushido 2', { keyword: 'bushido', amount: 2 }],
    ['Soulshift 3', { keyword: 'soulshift', amount: 3 }],
    ['Modular 1', { keyword: 'modular', amount: 1 }],
    ['Affinity for artifacts', { keyword: 'affinity', for: { type: 'Artifact' } }],
    ['Storm', { keyword: 'storm' }],
    ['Wither', { keyword: 'wither' }],
    ['Split second', { keyword: 'split second' }],
    ['Bloodthirst 4', { keyword: 'bloodthirst', amount: 4 }],
    ['Bloodthirst X', { keyword: 'bloodthirst', amount: 'X' }],
    ['Dredge 3', { keyword: 'dredge', amount: 3 }],
    ['Amplify 2', { keyword: 'amplify', amount: 2 }],
    ['Haunt', { keyword: 'haunt' }],
    ['Epic', { keyword: 'epic' }],
    ['Replicate {1}{U}', { keyword: 'replicate', cost: { mana: '1U' } }],
    ['Splice onto Arcane {R}', { keyword: 'splice', onto: 'Arcane', cost: { mana: 'R' } }],
  ])('%s', (text, keyword) => {
    expect(made(text)).toMatchObject({ abilities: [{ kind: 'keyword', ...(keyword as object) }] });
  });

  test('hybrid mana costs either of two colours, and {2/R} is not read yet', () => {
    expect(made('{G/W}: Test Warden gains flying until end of turn.')).toMatchObject({
      abilities: [{ cost: { mana: '(G/W)' } }],
    });
    expect(made('', { ...creature, manaCost: '{2}{B/R}{B/R}' })).toMatchObject({
      cost: '2(B/R)(B/R)',
    });
    expect(made('', { ...creature, manaCost: '{2/R}' })).toMatchObject([{ why: 'missing words' }]);
  });
});

describe('keywords that name a cost', () => {
  test.each<[string, unknown]>([
    ['Flashback {2}{R}', { keyword: 'flashback', cost: { mana: '2R' } }],
    ['Flashback—{R}, Pay 2 life.', { keyword: 'flashback', cost: { mana: 'R', life: 2 } }],
    ['Kicker {3}', { keyword: 'kicker', cost: { mana: '3' } }],
    ['Retrace', { keyword: 'retrace', cost: { picks: [{ pay: 'discard' }] } }],
  ])('%s', (line, cost) => {
    expect(made(`Draw a card.\n${line}`, instant)).toMatchObject({ alternativeCosts: [cost] });
  });

  test('what is evoked is sacrificed', () => {
    expect(made('Evoke {G}')).toMatchObject({
      alternativeCosts: [{ keyword: 'evoke', cost: { mana: 'G' } }],
      abilities: [{ condition: { paid: 'evoke' }, effect: [{ do: 'sacrifice', what: 'self' }] }],
    });
  });

  test('what was kicked enters with more, or does more', () => {
    expect(
      made(
        'Kicker {2}\nIf Test Warden was kicked, it enters the battlefield with two +1/+1 counters on it.',
      ),
    ).toMatchObject({
      abilities: [{ kind: 'enters', unless: { not: { paid: 'kicker' } } }],
    });
    expect(
      made(
        'Kicker {2}\nWhen Test Warden enters the battlefield, if it was kicked, draw two cards.',
      ),
    ).toMatchObject({ abilities: [{ condition: { paid: 'kicker' } }] });
  });

  test('a target may be there only if it was kicked; what another spell was kicked for is refused', () => {
    expect(
      made(
        'Kicker {2}\nDestroy target land. If this spell was kicked, destroy target artifact.',
        instant,
      ),
    ).toMatchObject({
      alternativeCosts: [{ cost: { mana: '2' }, keyword: 'kicker' }],
      spell: [
        {
          targets: [
            { what: { type: 'Land' } },
            { what: { type: 'Artifact' }, most: { timesPaid: 'kicker' } },
          ],
        },
      ],
    });
    expect(made('Counter target spell if it was kicked.', instant)).toMatchObject([
      { words: expect.arrayContaining(['condition: a cost was paid for another']) },
    ]);
  });
});
