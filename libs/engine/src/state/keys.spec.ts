import { describe, expect, test } from '@jest/globals';
import { keyOfUse, useOf } from './ability-use.ts';
import { isReplacementKey, keyOfReplacement, replacementOf } from './replacement-key.ts';

describe('what stands in records as text', () => {
  test.each([
    [{ by: 'static', source: 12, index: 3 }, 'static 12 3'],
    [{ by: 'lasting', effect: 7 }, 'effect 7'],
    [{ by: 'protection' }, 'protection'],
  ] as const)('names an effect that replaces and finds it again: %j', (effect, key) => {
    expect(keyOfReplacement(effect)).toBe(key);
    expect(replacementOf(key)).toEqual(effect);
    expect(isReplacementKey(key)).toBe(true);
  });

  test('`none` is an answer, and names no effect', () => {
    expect(replacementOf('none')).toBeNull();
    expect(isReplacementKey('none')).toBe(true);
  });

  test.each(['', 'effect', 'effect x', 'static 3', 'static 3 1 2', 'an effect 7'])(
    'is no name of an effect: %j',
    (word) => {
      expect(replacementOf(word)).toBeNull();
      expect(isReplacementKey(word)).toBe(false);
    },
  );

  test('names the use of an ability and finds it again', () => {
    const use = { object: 12, ability: 3 };
    expect(keyOfUse(use)).toBe('12 3');
    expect(useOf('12 3')).toEqual(use);
  });
});
