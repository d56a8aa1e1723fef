import { describe, expect, test } from '@jest/globals';
import { Takeover } from './takeover.ts';

/** A takeover, and its clock: 0 at first. */
function begun() {
  let time = 0;
  const pass = (millis: number): void => void (time += millis);
  return { takeover: new Takeover(() => time), pass };
}

describe('partitions that were taken over', () => {
  test('are reported once, when the last of them is loaded and no more come', () => {
    const { takeover, pass } = begun();
    pass(40);
    takeover.rebalanced(40);
    takeover.assigned(1, { from: 5, end: 7 });
    pass(10);
    takeover.assigned(2, { from: 3, end: 3 });
    takeover.read(1, 5);
    pass(1_000);
    expect(takeover.done()).toBeNull();
    takeover.read(1, 6);
    expect(takeover.done()).toBeNull();
    pass(500);
    expect(takeover.done()).toEqual({ partitions: 2, heard: 1_550, agreed: 40, loaded: 1_010 });
    expect(takeover.done()).toBeNull();
  });

  test('are no longer waited for when they moved to another owner', () => {
    const { takeover, pass } = begun();
    takeover.assigned(1, { from: 0, end: 9 });
    takeover.revoked(1);
    pass(500);
    expect(takeover.done()).toMatchObject({ partitions: 1, loaded: 0 });
  });

  test('are not reported where there are none', () => {
    const { takeover, pass } = begun();
    pass(5_000);
    expect(takeover.done()).toBeNull();
  });
});
