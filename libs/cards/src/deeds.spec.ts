import { expect, test } from '@jest/globals';
import { costKinds, deedsOf } from './deeds.ts';
import * as words from './words.ts';

const { theTarget } = words;

test('what a text does, and to what, can be read without its English', () => {
  expect(
    deedsOf([
      words.dealDamage(1, theTarget),
      words.dealDamage(1, 'you'),
      words.returnToHand('self'),
      words.untilEndOfTurn('self', { becomes: { addTypes: ['Creature'], power: 2, toughness: 1 } }),
    ]),
  ).toEqual([
    { do: 'dealDamage', at: { target: 0 }, amount: 1 },
    { do: 'dealDamage', at: 'you', amount: 1 },
    { do: 'move', at: 'self', to: 'hand' },
    { do: 'modify', at: 'self', becomes: ['Creature'] },
  ]);
});

test('what is done only if or unless something is so is done all the same', () => {
  expect(deedsOf([words.unless('you', { mana: '1' }, words.sacrifice('self'))])).toEqual([
    { do: 'sacrifice', at: 'self' },
  ]);
});

test('cards of a player are aimed at the player', () => {
  expect(deedsOf([words.move({ cardsIn: 'graveyard', of: theTarget }, 'library')])).toEqual([
    { do: 'move', at: { target: 0 }, to: 'library' },
  ]);
});

test('everything that a cost takes is named once', () => {
  const picks = [{ pay: 'sacrifice', what: words.land }] as const;
  expect(costKinds({ mana: '2', tap: true, sacrifice: 'self', picks })).toEqual([
    'mana',
    'tap',
    'sacrifice',
  ]);
});
