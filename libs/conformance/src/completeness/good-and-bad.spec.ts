import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { readScenario, ScenarioError } from '../index.ts';

const PAGES = fileURLToPath(new URL('../../../../docs/card-language', import.meta.url));

/** A card around what the tables of a page show. */
const CARD_WITH: Readonly<Record<string, (shown: string) => string>> = {
  effects: (effect) => spell(`{ targets: [{ what: { type: Creature } }], effect: [${effect}] }`),
  triggers: (trigger) =>
    permanent(
      `{ kind: triggered, trigger: ${trigger}, effect: [{ do: draw, who: you, amount: 1 }] }`,
    ),
  statics: (effect) => permanent(`{ kind: static, effect: ${effect} }`),
  keywords: permanent,
  nouns: (filter) => spell(`{ effect: [{ do: tap, what: { every: ${filter} } }] }`),
  amounts: (amount) => spell(`{ effect: [{ do: draw, who: you, amount: ${amount} }] }`),
  conditions: (condition) =>
    spell(
      `{ effect: [{ do: if, condition: ${condition}, effect: [{ do: draw, who: you, amount: 1 }] }] }`,
    ),
  costs: (cost) =>
    permanent(`{ kind: activated, cost: ${cost}, effect: [{ do: draw, who: you, amount: 1 }] }`),
};

function spell(text: string): string {
  return `{ name: Test, cost: "1", type: Sorcery, spell: [${text}] }`;
}

function permanent(ability: string): string {
  return `{ name: Test, cost: "1", type: Creature — Elf, power: 1, toughness: 1, abilities: [${ability}] }`;
}

/** What the reader of scenarios says of a card; nothing of one that can be played. */
function faultOf(card: string): string {
  try {
    readScenario(`title: A test\nedition: TSP\ncards: [${card}]\ntable: {}\nplay: []`);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  return '';
}

/** What stands between the first backticks. */
const code = (cell: string): string => /`(?<code>[^`]+)`/u.exec(cell)?.groups?.['code'] ?? '';

const rows = readdirSync(PAGES).flatMap((file) => {
  const text = readFileSync(join(PAGES, file), 'utf8');
  const table = /\| bad \|.*\n\| --- .*\n(?<rows>(?:\|.*\n)+)/u.exec(text)?.groups?.['rows'] ?? '';
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, bad = '', comes = '', good = ''] = line.split(' | ').join('|').split('|');
      return { page: basename(file, '.md'), bad: code(bad), comes, good: code(good) };
    });
});

describe('good and bad examples of the document on the card language', () => {
  test('stand on each of its pages', () => {
    expect(new Set(rows.map(({ page }) => page))).toEqual(new Set(Object.keys(CARD_WITH)));
  });

  test.each(rows)('$page: $good can be played', ({ page, good }) => {
    expect(faultOf(CARD_WITH[page]!(good))).toBe('');
  });

  test.each(rows.filter(({ comes }) => comes.trim().startsWith('refused')))(
    '$page: $bad is refused, with $comes',
    ({ page, bad, comes }) => {
      expect(faultOf(CARD_WITH[page]!(bad))).toContain(code(comes));
    },
  );

  test.each(rows.filter(({ comes }) => !comes.trim().startsWith('refused')))(
    '$page: $bad can be played, and is something else',
    ({ page, bad }) => {
      expect(faultOf(CARD_WITH[page]!(bad))).toBe('');
    },
  );
});
