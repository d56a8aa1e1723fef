import { describe, expect, test } from '@jest/globals';
import { cardsIn, CARDS, releaseOf, typeLineOf } from './index.ts';

test('6ED 212.2d: artifacts, instants and sorceries have no subtypes; an artifact creature has those of a creature', () => {
  // Later editions have arcane instants and equipment.
  const cards = CARDS.filter(({ name }) => (releaseOf(name)?.released ?? '') <= '1999-11-01');
  const without = cards.filter(
    ({ types }) =>
      types.some((type) => ['Artifact', 'Instant', 'Sorcery'].includes(type)) &&
      !types.includes('Creature'),
  );
  expect(without.length).toBeGreaterThan(10);
  expect(without.filter(({ subtypes = [] }) => subtypes.length > 0)).toEqual([]);
  const creatures = cards.filter(({ types }) => types.includes('Creature'));
  expect(creatures.filter(({ subtypes = [] }) => subtypes.length > 0).length).toBeGreaterThan(10);
});

describe('the cards up to Time Spiral', () => {
  const cards = cardsIn('TSP').filter(
    ({ name }) => (releaseOf(name)?.released ?? '') <= '2006-10-06',
  );
  /** The subtypes of those that are of this type and no creatures. */
  const subtypesOf = (type: string): readonly string[] => {
    const found = cards.filter(({ types }) => types.some((one) => one === type));
    const alone = found.filter(({ types }) => !types.includes('Creature'));
    return [...new Set(alone.flatMap(({ subtypes = [] }) => subtypes))].sort();
  };

  test('TSP 205.2a: there are six types, and every card has one of them', () => {
    const types = new Set(cards.flatMap((card) => card.types));
    expect([...types].sort()).toEqual([
      'Artifact',
      'Creature',
      'Enchantment',
      'Instant',
      'Land',
      'Sorcery',
    ]);
    expect(cards.filter((card) => card.types.length === 0)).toEqual([]);
  });

  test('TSP Glossary: Artifact Type: Equipment is the only artifact type', () => {
    expect(subtypesOf('Artifact')).toEqual(['Equipment']);
  });

  test('TSP Glossary: Instant Type, TSP Glossary: Sorcery Type: Arcane is the only type of either', () => {
    expect(subtypesOf('Instant')).toEqual(['Arcane']);
    expect(subtypesOf('Sorcery')).toEqual(['Arcane']);
  });

  test('TSP Glossary: Enchantment Type: what enchants is an Aura, and Shrine is the only other type', () => {
    const printed = cards
      .filter(({ types }) => types.includes('Enchantment'))
      .map(({ name, enchants }) => {
        const [, subtypes = ''] = (typeLineOf(name, '2006-10-06') ?? '').split(' — ');
        return { name, subtypes, isOnSomething: enchants !== undefined };
      });
    const found = new Set(printed.map(({ subtypes }) => subtypes));
    expect([...found].sort()).toEqual(['', 'Aura', 'Shrine']);
    const auras = printed.filter(({ subtypes }) => subtypes === 'Aura');
    expect(auras.filter(({ isOnSomething }) => !isOnSomething)).toEqual([]);
  });

  test('TSP Glossary: Land Type: the five basic ones and seven more', () => {
    const others = ['Desert', 'Lair', 'Locus', 'Mine', 'Power-Plant', 'Tower', 'Urza’s'];
    const basic = ['Forest', 'Island', 'Mountain', 'Plains', 'Swamp'];
    expect(subtypesOf('Land')).toEqual([...others, ...basic].sort());
  });

  test('TSP Glossary: Supertype, TSP Glossary: Legend (Obsolete): what was a Legend is legendary', () => {
    expect([...new Set(cards.flatMap(({ supertypes = [] }) => supertypes))].sort()).toEqual([
      'Basic',
      'Legendary',
      'Snow-Covered',
      'World',
    ]);
    expect(cards.filter(({ subtypes = [] }) => subtypes.includes('Legend'))).toEqual([]);
  });
});
