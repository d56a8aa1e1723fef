import { expect, test } from '@jest/globals';
import { CARDS, releaseOf } from './index.ts';

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
