import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARD_DEFINITIONS } from '@arbiter/cards';
import { CARDS, isFlipCard, printingsOf, wholeCard } from '@arbiter/sets';
import { describe, expect, test } from '@jest/globals';

const FOLDER = fileURLToPath(new URL('../libs/sets/cards', import.meta.url));
const KEYS = Object.keys(CARD_DEFINITIONS['CardDefinition']?.['properties'] ?? {});

/** The lines of each file of cards, by its path. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.jsonl'))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    lines: readFileSync(`${FOLDER}/${path}`, 'utf8').trimEnd().split('\n'),
  }));

describe('the files of cards', () => {
  test('are gathered whole: else node tools/setup.mjs', () => {
    const works = new Set(CARDS.map(({ name }) => name));
    const missing = files
      .flatMap(({ lines }) => lines.map((line) => (JSON.parse(line) as { name: string }).name))
      .filter((name) => wholeCard(name) === name && !isFlipCard(name) && !works.has(name));
    expect(missing).toEqual([]);
  });

  test('lie by first set and colour, sorted by name, keys in the order of the language', () => {
    const wrong = files.flatMap(({ path, lines }) => {
      const cards = lines.map((line) => JSON.parse(line) as { name: string });
      const [set] = path.split('/');
      const place = /^\w+\/(white|blue|black|red|green|multicolor|artifact|land)\.jsonl$/u.test(
        path,
      );
      const misplaced = cards.filter((card, at) => {
        const order = Object.keys(card).map((key) => KEYS.indexOf(key));
        return (
          (at > 0 && card.name <= cards[at - 1]!.name) ||
          printingsOf(wholeCard(card.name))[0]?.set.code.toLowerCase() !== set ||
          order.some((key, i) => key < (order[i - 1] ?? 0))
        );
      });
      return [...(place ? [] : [path]), ...misplaced.map(({ name }) => `${path}: ${name}`)];
    });
    expect(wrong).toEqual([]);
  });
});
