import { readFileSync } from 'node:fs';
import { cardNamed } from '@arbiter/sets';
import { describe, expect, test } from '@jest/globals';

const at = (file: string): URL => new URL(`../../libs/sets/variants/${file}`, import.meta.url);
const linesOf = (file: string): string[] => readFileSync(at(file), 'utf8').trim().split('\n');

const DECIDED = linesOf('decided.tsv')
  .slice(1)
  .map((line) => line.split('\t'));
const VARIANTS = linesOf('printed.jsonl').map(
  (line) => JSON.parse(line) as { name: string; editions: string[] },
);

describe('the differences of old wordings that have no variant', () => {
  test('are of cards that work, with what was decided and why', () => {
    for (const [name = '', editions, decision, why] of DECIDED) {
      expect(cardNamed(name)?.name).toBe(name);
      expect(editions).toMatch(/^(?:[456]ED|TSP)(?: (?:[456]ED|TSP))*$/u);
      expect(decision).toMatch(/^(?:by rule|no word|alike)$/u);
      expect(why).toMatch(/^.{10,}$/u);
    }
  });

  test('are recorded once, and for no edition that has a variant', () => {
    const recorded = DECIDED.flatMap(([name, editions = '']) =>
      editions.split(' ').map((edition) => `${name} ${edition}`),
    );
    expect(new Set(recorded).size).toBe(recorded.length);
    const varies = VARIANTS.flatMap(({ name, editions }) => editions.map((ed) => `${name} ${ed}`));
    expect(recorded.filter((one) => varies.includes(one))).toEqual([]);
  });
});
