import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { cardsIn } from '@arbiter/sets';
import { readScenario } from '../index.ts';

/** Where a definition names a word of the card language: what is done, what is watched for, what something is. */
const NAMING = ['do', 'when', 'is', 'keyword', 'pay'];
const FOLDERS = ['4ED', '5ED', '6ED', 'TSP'];
const ROOM = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const POOL = cardsIn('TSP');

/** The words of the card language in a definition, as `do: destroy`. */
function wordsIn(definition: unknown, words = new Set<string>()): Set<string> {
  if (Array.isArray(definition)) for (const one of definition) wordsIn(one, words);
  else if (typeof definition === 'object' && definition !== null) {
    for (const [key, value] of Object.entries(definition)) {
      if (typeof value === 'string' && NAMING.includes(key)) words.add(`${key}: ${value}`);
      else wordsIn(value, words);
    }
  }
  return words;
}

/** All texts in a scenario, in which the names of its cards are. */
function textsIn(scenario: unknown, texts = new Set<string>()): Set<string> {
  if (typeof scenario === 'string') texts.add(scenario);
  else if (typeof scenario === 'object' && scenario !== null) {
    for (const one of Object.values(scenario)) textsIn(one, texts);
  }
  return texts;
}

describe('each word of the card language that a card of the pool says', () => {
  const played = new Set<string>();

  beforeAll(() => {
    const wordsOf = new Map(POOL.map((card) => [card.name, card]));
    for (const folder of FOLDERS) {
      for (const file of readdirSync(join(ROOM, folder), { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.yaml')) continue;
        const { table, play, cards } = readScenario(readFileSync(join(ROOM, folder, file), 'utf8'));
        for (const { card } of cards) wordsIn(card, played);
        for (const name of textsIn([table, play])) wordsIn(wordsOf.get(name), played);
      }
    }
  });

  test('is said by a card of some scenario', () => {
    const said = new Map<string, string>();
    for (const card of POOL) for (const word of wordsIn(card)) said.set(word, card.name);
    const without = [...said].filter(([word]) => !played.has(word));
    expect(without.map(([word, card]) => `${word} (${card})`)).toEqual([]);
  });
});
