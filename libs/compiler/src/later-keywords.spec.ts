import { describe, expect, test } from '@jest/globals';
import type { CardDefinition } from '@arbiter/cards';
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

/** What a card with this text is; refusals, if it is none. */
const made = (text: string, facts: CardFacts = creature): CardDefinition | unknown => {
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
    ['Bloodthirst 4', { keyword: 'bloodthirst', amount: 4 }],
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
