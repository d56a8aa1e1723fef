import { describe, expect, it } from '@jest/globals';
import { clausesOf, idsIn, readRulebook } from './rulebook.ts';

describe('the rules that a text names', () => {
  const known = new Set([
    '6ED Glossary: Mana',
    '6ED Glossary: Mana Pool',
    '6ED Glossary: Ability.2',
    '6ED Glossary: Ability.2#1',
    '5ED Attack (The Turn).3',
    '4ED phases.3',
  ]);
  it.each([
    ['/** 6ED 420.5e: the one that was there first stays. */', ['6ED 420.5e']],
    ['6ED 420.5e, TSP 420.5e: the legend rule', ['6ED 420.5e', 'TSP 420.5e']],
    ['6ED 310.1a to 310.1d, 502.9b.', ['6ED 310.1a', '6ED 310.1d', '6ED 502.9b']],
    ['6ED 103.2.ex1 and 103.3', ['6ED 103.2.ex1', '6ED 103.3']],
    ['6ED 408.f', ['6ED 408.f']],
    ['6ED 410.1#2 and 410.2: so', ['6ED 410.1#2', '6ED 410.2']],
    ['6ED Glossary: Ability.2#1', ['6ED Glossary: Ability.2#1']],
    ['6ED Glossary: Mana Pool empties', ['6ED Glossary: Mana Pool']],
    ["'6ED Glossary: Mana'", ['6ED Glossary: Mana']],
    ['6ED Glossary: Ability.2', ['6ED Glossary: Ability.2']],
    [
      '5ED Attack (The Turn).3 and 4ED phases.3: attack',
      ['5ED Attack (The Turn).3', '4ED phases.3'],
    ],
    ['6ED silent; TSP 502.10b', ['TSP 502.10b']],
    ['the 6ED is young', []],
  ])('%j: %j', (text, ids) => {
    expect(idsIn(text, known)).toEqual(ids);
  });
});

describe('a list of rules', () => {
  const row = '{"id":"6ED 1.1","kind":"other","testable":true,"seed":true,"gist":"So."}';

  it('is an array of rows', () => {
    expect(readRulebook('6ED', `[${row}]`).rows[0]?.gist).toBe('So.');
  });

  it('has rules that say one thing, or several, each with an id of its own', () => {
    const [one] = readRulebook('6ED', `[${row}]`).rows;
    expect(clausesOf(one!)).toEqual([{ id: '6ED 1.1', gist: 'So.', repeats: [] }]);
    const [two] = readRulebook('6ED', `[${row.replace('}', ',"clauses":["A.","B."]}')}]`).rows;
    expect(clausesOf(two!)).toEqual([
      { id: '6ED 1.1#1', gist: 'A.', repeats: [] },
      { id: '6ED 1.1#2', gist: 'B.', repeats: [] },
    ]);
  });

  it('says of a clause, or of a rule that says one thing, what says the same elsewhere', () => {
    const [one, two] = readRulebook(
      '6ED',
      `[${row.replace('}', ',"clauses":[],"repeats":["6ED 2.1"]}')},
      {"id":"6ED 1.2","testable":true,"gist":"So.","clauses":["A.",{"says":"B.","repeats":["6ED 2.2"]}]}]`,
    ).rows;
    expect(clausesOf(one!)).toEqual([{ id: '6ED 1.1', gist: 'So.', repeats: ['6ED 2.1'] }]);
    expect(clausesOf(two!)[1]).toEqual({ id: '6ED 1.2#2', gist: 'B.', repeats: ['6ED 2.2'] });
  });

  it('tells those that are for three and more players', () => {
    const multi = `[${row.replace('}', ',"players":"multi"}')}]`;
    expect(readRulebook('6ED', multi).rows[0]?.isForMore).toBe(true);
    expect(readRulebook('6ED', `[${row}]`).rows[0]?.isForMore).toBe(false);
  });

  it.each([
    ['for some other number of players', '6ED', `[${row.replace('}', ',"players":"four"}')}]`],
    ['with one clause', '6ED', `[${row.replace('}', ',"clauses":["A."]}')}]`],
    ['with an id twice', '6ED', `[${row},${row}]`],
    ['of another edition', 'TSP', `[${row}]`],
    ['that says nothing', '6ED', '[{"id":"6ED 1.1"}]'],
  ])('%s is refused, naming the row', (_, edition, text) => {
    expect(() => readRulebook(edition, text)).toThrow('6ED 1.1');
  });
});
