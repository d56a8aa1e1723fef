import { describe, expect, test } from '@jest/globals';
import { keywordText, type KeywordAbility } from './index.ts';
import { rulesText } from '../rules-text.ts';
import { COMMON_TERMS } from '../say/terms.ts';
import * as words from '../words.ts';

const fading: KeywordAbility = { kind: 'keyword', keyword: 'fading', amount: 3 };
const upkeep = (cost: { mana?: string; sacrifice?: 'self' }): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'cumulative upkeep',
  cost,
});
const example = (keyword: KeywordAbility) =>
  words.creatureCard('Example', '2G', 'Elf', '1/1', [keyword]);

describe('a line of a text box for a keyword', () => {
  test.each<[KeywordAbility, string]>([
    [words.keyword('first strike'), 'First strike'],
    [words.landwalk('Island'), 'Islandwalk'],
    [words.protectionFrom({ color: 'R' }), 'Protection from red'],
    [words.protectionFrom({ subtype: 'Goblin' }), 'Protection from Goblins'],
    [words.rampage(2), 'Rampage 2'],
    [words.echo, 'Echo {2}{G}'],
    [words.cycling('2'), 'Cycling {2}'],
    [upkeep({ mana: '1' }), 'Cumulative upkeep {1}'],
    [upkeep({ sacrifice: 'self' }), 'Cumulative upkeep—Sacrifice Example'],
    [fading, 'Fading 3'],
    [words.keyword('double strike'), 'Double strike'],
    [words.keyword('horsemanship'), 'Horsemanship'],
    [{ kind: 'keyword', keyword: 'bushido', amount: 2 }, 'Bushido 2'],
    [{ kind: 'keyword', keyword: 'soulshift', amount: 4 }, 'Soulshift 4'],
    [{ kind: 'keyword', keyword: 'modular', amount: 1 }, 'Modular 1'],
    [{ kind: 'keyword', keyword: 'bloodthirst', amount: 3 }, 'Bloodthirst 3'],
    [{ kind: 'keyword', keyword: 'affinity', for: { type: 'Artifact' } }, 'Affinity for artifacts'],
    [{ kind: 'keyword', keyword: 'storm' }, 'Storm'],
    [words.keyword('wither'), 'Wither'],
    [words.keyword('split second'), 'Split second'],
  ])('%j', (keyword, line) => {
    expect(rulesText(example(keyword))).toEqual([line]);
  });

  test('has the terms of the edition', () => {
    const terms = { ...COMMON_TERMS, exile: ['exile', 'for good'] } as const;
    const keyword: KeywordAbility = {
      kind: 'keyword',
      keyword: 'cumulative upkeep',
      cost: { exile: 'self' },
    };
    expect(rulesText(example(keyword), terms)).toEqual([
      'Cumulative upkeep—Exile Example for good',
    ]);
  });
});

test('a keyword that is spoken of without its card names no cost of the card', () => {
  expect(keywordText(words.echo)).toBe('echo');
});
