import { expect, test } from '@jest/globals';
import { withX } from './slider.tsx';

test('a line reads with the value that X has', () => {
  expect(withX('It costs {X}{X}{G}.', 3)).toBe('It costs {3}{3}{G}.');
  expect(withX('Xenic Poltergeist gets X counters.', 2)).toBe('Xenic Poltergeist gets 2 counters.');
});

test('a line without X says nothing of it', () => {
  expect(withX('Flying', 3)).toBeNull();
});
