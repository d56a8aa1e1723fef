import { abilityText, spellText, type Ability, type Filter } from '@arbiter/cards';
import { describe, expect, it, test } from '@jest/globals';
import { aurasAndDefender, buryingIsAWord, destroyedWithoutRegeneration } from './answers.ts';

const destroyed = (what: Filter, terms = aurasAndDefender) =>
  spellText({ effect: [{ do: 'destroy', what: { every: what } }] }, { name: 'Test' }, terms);

describe('the texts of cards speak the words of 2006', () => {
  const local = { is: 'local' } as const;

  it('calls what is put on permanents an Aura', () => {
    expect(destroyed(local)).toBe('Destroy all Auras.');
    expect(destroyed({ all: [{ type: 'Enchantment' }, { not: local }] })).toBe(
      'Destroy all non-Aura enchantments.',
    );
  });

  it('says “an” before it', () => {
    const given = { kind: 'activated', cost: { sacrifice: local }, effect: [] } as const;
    expect(abilityText(given as never, { name: 'Test' }, aurasAndDefender)).toContain(
      'Sacrifice an Aura:',
    );
  });

  it('calls snow a supertype', () => {
    expect(destroyed({ all: [{ type: 'Land' }, { supertype: 'Snow-Covered' }] })).toBe(
      'Destroy all snow lands.',
    );
  });

  it('says that what keeps Walls from attacking is defender', () => {
    const maze: Ability = {
      kind: 'static',
      effect: { inCombat: { attacksAsThough: 'no Wall' }, who: 'self' },
    };
    expect(abilityText(maze, { name: 'Test' }, aurasAndDefender)).toBe(
      'Test may attack as though it didn’t have defender.',
    );
  });
});

test('what is buried until 1999 is destroyed from then on, and a sentence says that it can’t be regenerated', () => {
  const buried = (terms: typeof buryingIsAWord) =>
    spellText(
      {
        effect: [{ do: 'destroy', what: { every: { type: 'Creature' } }, cantBeRegenerated: true }],
      },
      { name: 'Test' },
      terms,
    );
  expect(buried(buryingIsAWord)).toBe('Bury all creatures.');
  expect(buried(destroyedWithoutRegeneration)).toBe(
    'Destroy all creatures. They can’t be regenerated.',
  );
});
