import { describe, expect, test } from '@jest/globals';
import { abilityOfKeyword, keywordOf, keywordText, type KeywordAbility } from './index.ts';
import { rulesText } from '../rules-text.ts';
import { COMMON_TERMS } from '../say/terms.ts';
import * as words from '../words.ts';

const { theTarget } = words;

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

describe('two of one keyword with different parameters are two', () => {
  const costly =
    (keyword: 'equip' | 'transmute') =>
    (mana: string): KeywordAbility => ({ kind: 'keyword', keyword, cost: { mana } });
  const thirsty = (amount: number | 'X'): KeywordAbility => ({
    ...{ kind: 'keyword', keyword: 'bloodthirst', amount },
  });

  test.each<[KeywordAbility, KeywordAbility]>([
    [costly('equip')('1'), costly('equip')('2')],
    [costly('transmute')('1B'), costly('transmute')('1U')],
    [thirsty(1), thirsty(2)],
    [thirsty(1), thirsty('X')],
  ])('%j and %j', (one, another) => {
    expect(keywordOf(one)).not.toBe(keywordOf(another));
    expect(keywordOf({ ...one })).toBe(keywordOf(one));
  });
});

describe('what a keyword stands for', () => {
  const on = { name: 'Example', cost: '2G' };

  test('TSP 502.33a#1, TSP 502.33a#2: equip moves it to a creature of its controller’s, when a sorcery could be played', () => {
    expect(
      abilityOfKeyword({ kind: 'keyword', keyword: 'equip', cost: { mana: '1' } }, on),
    ).toEqual({
      kind: 'activated',
      cost: { mana: '1' },
      timing: 'Sorcery',
      targets: [{ what: { all: [words.creature, { controlledBy: 'you' }] } }],
      effect: [words.attach('self', theTarget)],
    });
  });

  test('TSP 502.48a#1, TSP 502.48a#2: transmute discards the card for one of the same converted mana cost, when a sorcery could be played', () => {
    const ability = abilityOfKeyword(
      { kind: 'keyword', keyword: 'transmute', cost: { mana: '1B' } },
      on,
    );
    expect(ability).toMatchObject({
      from: 'hand',
      timing: 'Sorcery',
      cost: { mana: '1B', discard: 'self' },
      effect: [
        { do: 'search', for: { manaValue: { equals: 3 } } },
        { do: 'reveal' },
        { do: 'move', to: 'hand' },
        { do: 'shuffle', who: 'you' },
      ],
    });
  });

  test('bloodthirst counts counters, if an opponent was dealt damage', () => {
    const unless = { not: { thisTurn: 'was dealt damage', what: { is: 'opponent' } } };
    const counters = (amount: number | 'X') =>
      keywordOf({ kind: 'keyword', keyword: 'bloodthirst', amount }).means?.abilities;
    expect([counters(2), counters('X')]).toEqual([
      [{ kind: 'enters', counters: { '+1/+1': 2 }, unless }],
      [{ kind: 'enters', counters: { '+1/+1': { damageTakenBy: 'opponent' } }, unless }],
    ]);
  });
});

test('a keyword that is spoken of without its card names no cost of the card', () => {
  expect(keywordText(words.echo)).toBe('echo');
});
