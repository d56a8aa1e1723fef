import { describe, expect, test } from '@jest/globals';
import type { Question } from '../state/decisions.ts';
import type { Bindings } from '../state/objects.ts';
import type { InstructionProgress } from '../state/progress.ts';
import { oldProgress } from './old-progress.ts';

const CASES: readonly (readonly [string, Question, Bindings, InstructionProgress | undefined])[] = [
  [
    'the second player to discard, with what the first has chosen',
    { kind: 'choose', purpose: 'discard' },
    { discarding: [7, 8], discarder: 'p1' },
    { of: 'discard', asking: 1, chosen: [7, 8] },
  ],
  [
    'the second target of a copy',
    { kind: 'newTarget' },
    { retargeted: 30, retargetedAt: 1 },
    { of: 'newTargets', spell: 30, at: 1 },
  ],
  [
    'what a card that comes into play enchants, after its color was chosen',
    { kind: 'choose', purpose: 'enchant' },
    { entering: 12, 'color of 12': 'R', 'copy of 11': 4 },
    {
      of: 'arrival',
      asking: 12,
      chosen: [
        { object: 12, what: 'word', of: 'color', is: 'R' },
        { object: 11, what: 'copy', is: 4 },
      ],
    },
  ],
  [
    'a word for the spell itself',
    { kind: 'word', of: 'color' },
    {},
    { of: 'arrival', asking: 5, chosen: [] },
  ],
  [
    'the order in a library, after the other player arranged',
    { kind: 'order', of: 'library' },
    { arriving: [3, 4], 'order of 0': [2, 1] },
    { of: 'libraryOrder', settled: [{ seat: 0, order: [2, 1] }], among: [3, 4] },
  ],
  ['nothing of what asks only once', { kind: 'name' }, { discarding: [7] }, undefined],
];

describe('the progress of an instruction in records that kept it among the bound names', () => {
  test.each(CASES)('is %s', (_, question, bindings, progress) => {
    expect(oldProgress({ bindings, object: 5 } as never, question)).toEqual(progress);
  });
});
