import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CommandBody } from '../../commands.ts';
import { faultIn } from './well-formed.ts';

const faultOf = (body: unknown): string | null => faultIn(body as CommandBody);

describe('the form of a player’s command', () => {
  test.each<[string, unknown]>([
    ['a pass', { type: 'Pass' }],
    ['a land', { type: 'PlayLand', object: 7 }],
    ['a spell without answers', { type: 'CastSpell', object: 7 }],
    [
      'a spell with all answers',
      {
        type: 'CastSpell',
        object: 7,
        mode: 0,
        x: 3,
        targets: [['p1', 12]],
        division: [[1, 2]],
        buyback: true,
        payment: { mana: [{ object: 3, ability: 0 }], pool: 'RR', sacrifice: [4], discard: [5] },
      },
    ],
    ['attackers in bands', { type: 'DeclareAttackers', attackers: [[1, 2], [3]] }],
    ['blocks', { type: 'DeclareBlockers', blocks: [[4, 1]] }],
    [
      'a division',
      {
        type: 'Choose',
        answer: [
          ['p1', 2],
          [9, 1],
        ],
      },
    ],
  ])('is right: %s', (_, body) => {
    expect(faultOf(body)).toBeNull();
  });

  test.each<[string, unknown, string]>([
    ['a command of the system', { type: 'StartGame' }, "a player can't send 'StartGame'"],
    ['a name of every object', { type: 'toString' }, "a player can't send 'toString'"],
    ['a missing field', { type: 'PlayLand' }, "'object' of 'PlayLand'"],
    ['a text for an id', { type: 'PlayLand', object: '7' }, "'object' of 'PlayLand'"],
    ['half an id', { type: 'PlayLand', object: 1.5 }, "'object' of 'PlayLand'"],
    ['a list of anything', { type: 'DeclareAttackers', attackers: [1] }, "'attackers'"],
    ['a lone blocker', { type: 'DeclareBlockers', blocks: [[1]] }, "'blocks'"],
    ['a payment in words', { type: 'CastSpell', object: 1, payment: 'all' }, "'payment'"],
    ['a payment that is no list', { type: 'Choose', answer: { mana: 5 } }, "'answer'"],
    ['too long a list', { type: 'TakeBack', keep: Array(501).fill(1) }, "'keep'"],
  ])('is wrong: %s', (_, body, fault) => {
    expect(faultOf(body)).toContain(fault);
  });

  test('is looked at without ever throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (type, fields) => {
        faultOf({ ...fields, type });
      }),
    );
  });
});
