import { expect, test } from '@jest/globals';
import type { EventOf } from '@arbiter/engine';
import { objects } from './objects.ts';
import type { Occasion } from './telling.ts';

test('who becomes a copy is called as it was before', () => {
  // given a permanent that is called otherwise once it has become a copy
  const named = (name: string) => ({
    objects: [null, { id: 1, name, zone: 'battlefield', stack: null, faceDown: false }],
  });
  const on = {
    before: named('Unstable Shapeshifter'),
    after: named('Llanowar Elves'),
    viewer: 'spectator',
  } as unknown as Occasion;
  const event = { type: 'BecameCopy', object: 1, as: 'Llanowar Elves' } as EventOf<'BecameCopy'>;
  // then the line says of whom it tells
  expect(objects.BecameCopy(event, on).text).toBe(
    'Unstable Shapeshifter becomes a copy of Llanowar Elves',
  );
});
