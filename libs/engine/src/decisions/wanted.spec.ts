import { expect, test } from '@jest/globals';
import type { Question } from '../state/decisions.ts';
import type { OptionSpace } from '../spaces/index.ts';
import { wanted } from './wanted.ts';

const TYPES: OptionSpace = { shape: 'name', known: () => false, some: ['Elf', 'Goblin'] };

test.each<readonly [Question, OptionSpace, string]>([
  [
    { kind: 'word', of: 'creature type' },
    TYPES,
    'this can’t be chosen: choose a creature type, such as Elf or Goblin',
  ],
  [
    { kind: 'word', of: 'color' },
    { shape: 'word', options: ['W', 'U', 'B'] },
    'this can’t be chosen: it must be W, U or B',
  ],
  [{ kind: 'name' }, TYPES, 'this can’t be chosen: there is no card of that name here'],
  // What lies hidden is neither named nor counted.
  [
    { kind: 'choose', purpose: 'search' },
    { shape: 'subset', from: [7], least: 0, most: 1 },
    'this can’t be chosen',
  ],
])('a refused answer to %j says what may be chosen', (question, space, text) => {
  expect(wanted(question, space)).toBe(text);
});
