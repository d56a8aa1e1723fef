import { expect, test } from '@jest/globals';
import { missingIn } from './information.mjs';

const definition = { name: 'Test Lens', types: ['Artifact' as const], abilities: [] };

test('a colour, a number and a player that a text names and the definition lacks are told', () => {
  expect(missingIn(['blue spells cost your opponents two more.'], definition)).toEqual([
    'colour blue',
    'number 2',
    'opponent',
  ]);
});

test('a keyword that only the definition has is told', () => {
  const flying = {
    ...definition,
    abilities: [{ kind: 'keyword' as const, keyword: 'flying' as const }],
  };
  expect(missingIn([''], flying)).toEqual(['flying']);
});
