import { expect, test } from '@jest/globals';
import { CARDS } from './index.ts';

test('6ED 212.2d: artifacts, instants and sorceries have no subtypes; an artifact creature has those of a creature', () => {
  const without = CARDS.filter(
    ({ types }) =>
      types.some((type) => ['Artifact', 'Instant', 'Sorcery'].includes(type)) &&
      !types.includes('Creature'),
  );
  expect(without.length).toBeGreaterThan(10);
  expect(without.filter(({ subtypes = [] }) => subtypes.length > 0)).toEqual([]);
  const creatures = CARDS.filter(({ types }) => types.includes('Creature'));
  expect(creatures.filter(({ subtypes = [] }) => subtypes.length > 0).length).toBeGreaterThan(10);
});
