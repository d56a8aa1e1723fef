import { expect, test } from '@jest/globals';
import type { EventOf } from '@arbiter/engine';
import { combat } from './combat.ts';
import type { Occasion } from './telling.ts';

test('one attacker attacks, and several attack, in bands too', () => {
  const on = { name: (id: number) => ['', 'Jackal Pup', 'Benalish Hero'][id] } as Occasion;
  const told = (bands: readonly (readonly number[])[]): string =>
    combat.AttackersDeclared(
      { type: 'AttackersDeclared', bands } as EventOf<'AttackersDeclared'>,
      on,
    ).text;
  expect(told([[1]])).toBe('Jackal Pup attacks');
  expect(told([[1], [2]])).toBe('Jackal Pup and Benalish Hero attack');
  expect(told([[2, 1]])).toBe('Benalish Hero with Jackal Pup attack');
});
