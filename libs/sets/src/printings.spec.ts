import { describe, expect, test } from '@jest/globals';
import { creatureTypesUntil, landTypesUntil, printingsOf, typeLineOf } from './printings.ts';

describe('the printings', () => {
  test('say in which sets a card was, how rare, and what it was called a type of', () => {
    const [first] = printingsOf('Llanowar Elves');
    expect([first?.set.code, first?.rarity, first?.type]).toEqual([
      'LEA',
      'Common',
      'Summon — Elves',
    ]);
    expect(printingsOf('Blacker Lotus II')).toEqual([]);
  });

  test('the latest of a time says the type line: an interrupt became an instant', () => {
    expect(typeLineOf('Counterspell', '1997-03-24')).toBe('Interrupt');
    // It had been printed as an instant for weeks when the rules that go with that came into force.
    expect(typeLineOf('Counterspell', '1999-05-31')).toBe('Interrupt');
    expect(typeLineOf('Counterspell', '1999-06-01')).toBe('Instant');
    expect(typeLineOf('Counterspell', '1993-01-01')).toBeUndefined();
  });

  test('Portal and Starter sets count only where there is no other printing', () => {
    expect(printingsOf('Armageddon').map(({ set }) => set.code)).toContain('POR');
    expect(typeLineOf('Raise Dead', '1998-01-01')).toBe(
      printingsOf('Raise Dead').find(({ set }) => set.code === '5ED')?.type,
    );
    expect(typeLineOf('Archangel', '1997-06-01')).toBe(
      printingsOf('Archangel').find(({ set }) => set.code === 'VIS')?.type,
    );
  });

  test('land types are the basic ones and the names of other lands', () => {
    const types = landTypesUntil('1999-04-21');
    expect(types.slice(0, 5).sort()).toEqual(['Forest', 'Island', 'Mountain', 'Plains', 'Swamp']);
    expect(types).toContain('Wasteland');
    expect(types).not.toContain('Lair');
    // It enchants lands.
    expect(types).not.toContain('Wild Growth');
  });

  test('creature types change with the years', () => {
    expect(creatureTypesUntil('1996-01-01')).toContain('Elf');
    expect(creatureTypesUntil('1993-09-01')).not.toContain('Sliver');
    expect(creatureTypesUntil('1999-04-21')).toContain('Sliver');
  });
});
