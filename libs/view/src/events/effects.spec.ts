import { describe, expect, test } from '@jest/globals';
import type { EventOf } from '@arbiter/engine';
import { effects } from './effects.ts';
import type { Occasion } from './telling.ts';

const ON = {
  name: (id: number) => `object ${id}`,
  player: (seat: number) => ['ann', 'bob'][seat],
} as unknown as Occasion;

describe('6ED 406.2: what a delayed ability waits for', () => {
  const told = (delayed: object) => {
    const ability = { of: 'Test Sentence' };
    const event = {
      type: 'DelayedAbilityCreated',
      delayed: { ...delayed, ability, controller: 0 },
    };
    return effects.DelayedAbilityCreated(event as unknown as EventOf<'DelayedAbilityCreated'>, ON);
  };

  test.each([
    ['a step of the player it says', { step: 'upkeep', turnOf: 1 }, 'waits for bob’s upkeep'],
    [
      'a step in anybody’s turn',
      { step: 'end of turn', turnOf: null },
      'waits for the next end of turn',
    ],
    [
      'what becomes of an object',
      { step: null, turnOf: null, watches: { when: 'leaves play', object: 7 } },
      'waits until object 7 leaves play',
    ],
    [
      'what triggers it',
      { step: null, turnOf: null, triggers: true },
      'waits for what triggers it',
    ],
  ])('%s', (_, delayed, text) => {
    expect(told(delayed)).toEqual({
      text: `Test Sentence ${text}`,
      facts: { controller: 0, step: delayed.step },
    });
  });
});
