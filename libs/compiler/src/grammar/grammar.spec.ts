import { describe, expect, test } from '@jest/globals';
import { Scope } from '../scope.ts';
import { tokensOf } from '../tokens.ts';
import { Grammar } from './grammar.ts';
import { lacks, lexicon, rule, sequencesOf } from './pattern.ts';

const scope = (): Scope =>
  new Scope({ name: 'Test Card', cost: '', isWall: false, types: [], isAttached: false });
const number = lexicon('number', (word) => (word === 'two' ? 2 : undefined));

test('a pattern allows each of its choices, the shortest first', () => {
  const words = sequencesOf('a [big] (cat|dog)').map((parts) =>
    parts.map((part) => ('word' in part ? part.word : '')).join(' '),
  );
  expect(words).toEqual(['a cat', 'a dog', 'a big cat', 'a big dog']);
});

test('a slot takes what its own table reads, and hands over what it means', () => {
  const grammar = new Grammar([
    number,
    rule('amount', 'exactly <number>', (slots) => slots.number),
  ]);
  const { all } = grammar.read('amount', tokensOf('exactly two'));
  expect(all.map((meaning) => meaning(scope()))).toEqual([2]);
});

test('a text with two readings has both', () => {
  const grammar = new Grammar([
    rule('number', 'a pair', () => 2),
    rule('number', 'a pair', () => 22),
  ]);
  expect(grammar.read('number', tokensOf('a pair')).all).toHaveLength(2);
});

test('a word too many is no reading, and is where the text stops', () => {
  const grammar = new Grammar([rule('number', 'a pair of shoes', () => 2)]);
  const { all, reach } = grammar.read('number', tokensOf('a pair of very old shoes'));
  expect(all).toEqual([]);
  expect(reach).toEqual({ position: 3, nearest: ['a pair of shoes'] });
});

test('what the language has no word for is understood, and says so', () => {
  const grammar = new Grammar([lacks('number', 'countless', 'amount: countless')]);
  const at = scope();
  grammar.read('number', ['countless']).all.forEach((meaning) => meaning(at));
  expect([...at.needs]).toEqual(['amount: countless']);
});

describe('tables that can not work', () => {
  test('a slot without a table', () => {
    expect(() => new Grammar([rule('amount', '<number>', (slots) => slots.number)])).toThrow(
      'nothing is a <number>: <number>',
    );
  });

  test('a phrase that begins with itself', () => {
    const grammar = new Grammar([rule('number', '<number:one> more', ({ one }) => one + 1)]);
    expect(() => grammar.read('number', ['two'])).toThrow('<number> begins with itself');
  });
});
