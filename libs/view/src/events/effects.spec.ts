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
      'who controls it to lose that',
      { step: null, turnOf: null, watches: { when: 'you lose control', object: 7 } },
      'waits until ann loses control of object 7',
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

describe('an effect that saves somebody says how long it does', () => {
  const saying = (effect: object, window?: object): string => {
    const after = { agenda: [{ kind: 'priority', window }], objects: {}, players: [] };
    const event = { type: 'EffectBegan', effect: { ...effect, thisTurn: true } };
    const on = { after, viewer: null } as unknown as Occasion;
    return effects.EffectBegan(event as unknown as EventOf<'EffectBegan'>, on).text;
  };
  const shield = { kind: 'prevention', source: null, to: 'p1', amount: 3 };
  const step = { for: 'prevention', base: 0, objects: [] };

  // 5ED Damage Prevention.12; 6ED 419.7b.
  test('in the step for it, and not beyond', () => {
    expect(saying(shield, step)).toMatch(/is prevented in this step$/u);
  });

  test('all turn where there is no such step', () => {
    expect(saying(shield)).toMatch(/is prevented until end of turn$/u);
  });

  test('all turn in such a step where it prevents all that is dealt in a turn', () => {
    const all = { ...shield, amount: 'all' };
    expect(saying(all, step)).toMatch(/until end of turn$/u);
    expect(saying({ ...all, assigned: true }, step)).toMatch(/in this step$/u);
  });
});
