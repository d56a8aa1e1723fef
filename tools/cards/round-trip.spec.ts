import { describe, expect, test } from '@jest/globals';
import { compile } from '../../libs/compiler/src/index.ts';
import { compared, secondWording, textOf } from './round-trip.mjs';
import { inSample } from './sample.mjs';

const facts = {
  name: 'Test Warden',
  manaCost: '{1}{G}',
  type: 'Creature — Bear',
  power: '2',
  toughness: '2',
  text: 'When Test Warden enters the battlefield, you may draw a card.',
};

const definitionOf = (text: string) => {
  const compiled = compile({ ...facts, text });
  if (!('definition' in compiled)) throw new Error('it is refused');
  return compiled.definition;
};

describe('the round trip', () => {
  test.each([
    ['When Test Warden enters the battlefield, you may draw a card.'],
    [
      '{T}: Target creature gets +1/+1 until end of turn. Activate this ability only during your turn, before attackers are declared.',
    ],
    ['Whenever you cast a red spell, Test Warden deals 1 damage to any target.'],
    [
      '{2}, {T}: Search your library for a Forest card, put it onto the battlefield, then shuffle your library.',
    ],
  ])('our text of it means the same: %s', (text) => {
    const definition = definitionOf(text);
    expect(compared(definition, { ...facts, text }, textOf(definition)).outcome).toBe('same');
  });

  test('a text that says something else is found', () => {
    const definition = definitionOf(facts.text);
    const other = 'When Test Warden comes into play, draw a card.';
    expect(compared(definition, facts, other).outcome).toBe('other');
    expect(compared(definition, facts, 'Frobnicate.').outcome).toBe('refused');
  });

  test('names of what instructions did don’t count', () => {
    const text =
      'When Test Warden enters the battlefield, destroy all artifacts. You gain 1 life for each artifact destroyed this way.';
    const definition = definitionOf(text);
    const renamed = JSON.parse(
      JSON.stringify(definition).replaceAll('"it"', '"gone"'),
    ) as typeof definition;
    expect(compared(renamed, facts, text).outcome).toBe('same');
  });
});

test('the wording of another printing is taken where it differs, with what it left to the type line', () => {
  const aura = { ...facts, text: 'Enchant creature\nEnchanted creature has flying.' };
  expect(secondWording({ '6ED': facts.text }, facts)).toBeNull();
  expect(secondWording({ '7ED': 'Enchanted creature gains flying.' }, aura)).toEqual({
    set: '7ED',
    text: 'Enchant creature\nEnchanted creature gains flying.',
  });
});

test('the sample is some 3 % of all names, and always the same', () => {
  const names = Array.from({ length: 3300 }, (_, i) => `Test Card ${String(i)}`);
  const chosen = names.filter((name) => inSample(name));
  expect(chosen.length).toBeGreaterThan(70);
  expect(chosen.length).toBeLessThan(130);
  expect(chosen).toEqual(names.filter((name) => inSample(name)));
});
