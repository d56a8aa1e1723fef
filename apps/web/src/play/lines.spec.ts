import { describe, expect, test } from '@jest/globals';
import type { View } from '@arbiter/client';
import { linesOn } from './lines.ts';

const view = (change: object): View =>
  ({
    turn: { active: 1 },
    stack: [],
    combat: null,
    ...change,
  }) as unknown as View;

describe('lines', () => {
  test('lead from what is on the stack to its targets', () => {
    const stack = [{ id: 30, targets: [[7], ['p0']] }];
    expect(linesOn(view({ stack }), null, {})).toEqual([
      { from: 30, to: 7, kind: 'target' },
      { from: 30, to: 'p0', kind: 'target' },
    ]);
  });

  test('lead from blockers to what they block, from unblocked attackers to the player', () => {
    const attackers = [
      { object: 8, blockers: [3] },
      { object: 9, blockers: [] },
    ];
    const before = view({ combat: { attackers, blockersDeclared: false } });
    expect(linesOn(before, null, {})).toEqual([
      { from: 3, to: 8, kind: 'block' },
      { from: 9, to: 'p0', kind: 'attack' },
    ]);
  });

  test('show blocks that are only being planned', () => {
    const asked = {
      space: { shape: 'block', blockers: [[3, [8]]] },
      index: 0,
    } as const;
    expect(linesOn(view({}), asked, { 'block 3': ['8'] })).toEqual([
      { from: 3, to: 8, kind: 'block' },
    ]);
  });
});
