import { expect, test } from '@jest/globals';
import { KeptGuide } from './kept-guide.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test('a reload finds whether tips are wanted, and which were told under each edition', () => {
  const local = storage();
  const before = new KeptGuide(local);
  expect([before.isOn, before.seen('6ED')]).toEqual([false, []]);
  before.begin('6ED');
  before.keep('6ED', ['land', 'cast']);
  const after = new KeptGuide(local);
  expect([after.isOn, after.seen('6ED'), after.seen('TSP')]).toEqual([true, ['land', 'cast'], []]);
});

test('who asks for tips again has them told from the first one on', () => {
  const kept = new KeptGuide(storage());
  kept.keep('6ED', ['land']);
  kept.end();
  kept.begin('6ED');
  expect([kept.isOn, kept.seen('6ED')]).toEqual([true, []]);
});
