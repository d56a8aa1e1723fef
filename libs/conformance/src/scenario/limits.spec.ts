import { describe, expect, it } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { CARDS } from '@arbiter/sets';
import { readScenario, runScenario } from '../index.ts';
import { LIMITS } from './form/limits.ts';

const HEAD = 'title: A test\nedition: 6ED\n';
const EMPTY = `${HEAD}table: {}\nplay:\n`;

/** Reads and plays a text. */
const run = (text: string): unknown => runScenario(readScenario(text), SIXTH_EDITION, CARDS);

describe('a scenario has limits, far beyond what one needs', () => {
  it.each([
    [
      'characters',
      (n: number) => `${EMPTY}  - pass\n#${'x'.repeat(n - EMPTY.length - 10)}`,
      LIMITS.characters,
      `line 1: expected at most ${LIMITS.characters} characters`,
    ],
    [
      'steps',
      (n: number) => `${EMPTY}${'  - expect: { over: false }\n'.repeat(n)}`,
      LIMITS.steps,
      `line ${LIMITS.steps + 5}: expected at most ${LIMITS.steps} steps`,
    ],
    [
      'steps within others',
      (n: number) =>
        `${EMPTY}  - under:\n      6ED:\n${'        - expect: { over: false }\n'.repeat(n - 1)}`,
      LIMITS.steps,
      `at most ${LIMITS.steps} steps`,
    ],
    [
      'aliases',
      (n: number) => `${HEAD}note: &n x\ntable: {}\nplay: []\nproves: [${'*n, '.repeat(n)}]\n`,
      LIMITS.aliases,
      `line 6: expected at most ${LIMITS.aliases} aliases`,
    ],
    [
      'cards of one name',
      (n: number) => `${HEAD}table: { ann: { library: { only: [Forest x${n}] } } }\nplay: []`,
      LIMITS.cards,
      `line 3: expected at most x${LIMITS.cards}`,
    ],
    [
      'cards in a zone',
      (n: number) => `${HEAD}table: { ann: { hand: [Forest x${n - 1}, Forest] } }\nplay: []`,
      LIMITS.cards,
      `line 3: expected at most ${LIMITS.cards} cards`,
    ],
  ])('of %s', (_, text, limit, said) => {
    expect(() => run(text(limit))).not.toThrow();
    expect(() => run(text(limit + 1))).toThrow(said);
  });

  it('of levels, before they are put together', () => {
    const deep = `${EMPTY}  - ${'['.repeat(50_000)}`;
    expect(() => run(deep)).toThrow(`line 5: expected at most ${LIMITS.depth} levels`);
    const indented = Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:`).join('\n');
    expect(() => run(indented)).toThrow(`at most ${LIMITS.depth} levels`);
  });

  it('of what aliases stand for: filters of filters of filters', () => {
    const card = (i: number): string => {
      const filters = i === 0 ? '{ type: Creature }, ' : `*f${i - 1}, `;
      const enchants = `&f${i} { all: [${filters.repeat(10)}] }`;
      return `  - { name: Card ${i}, type: Enchantment, enchants: ${enchants} }\n`;
    };
    const cards = (n: number): string => Array.from({ length: n }, (_, i) => card(i)).join('');
    const text = (n: number): string => `${HEAD}table: {}\nplay: []\ncards:\n${cards(n)}`;
    expect(() => run(text(3))).not.toThrow();
    expect(() => run(text(9))).toThrow(`at most ${LIMITS.places} values`);
  });

  it('of an alias within what it stands for', () => {
    const ring = `${HEAD}table: {}\nplay: &p\n  - under: { 6ED: *p }\n`;
    expect(() => run(ring)).toThrow(`at most ${LIMITS.depth} levels`);
  });

  it('and an alias of nothing is an error', () => {
    expect(() => run(`${HEAD}table: *t\nplay: []`)).toThrow('line 3: expected an anchor, found *t');
  });
});
