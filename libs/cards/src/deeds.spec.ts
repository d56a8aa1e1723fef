import { expect, test } from '@jest/globals';
import { costKinds, deedsOf, deedsOfCard } from './deeds.ts';
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
    { do: 'modify', at: 'self', becomes: ['Creature'], newPower: 2, newToughness: 1 },
  ]);
});

test('sizes are told with their sign, counters as what they add, and what lasts as that', () => {
  expect(
    deedsOf([
      words.untilEndOfTurn(theTarget, { power: -2, toughness: -1 }),
      words.putCounters('self', '+1/+2', 2),
    ]),
  ).toEqual([
    { do: 'modify', at: { target: 0 }, power: -2, toughness: -1 },
    { do: 'putCounters', at: 'self', amount: 2, power: 2, toughness: 4, lasts: true },
  ]);
});

test('whom it hits is told: all of a kind, everybody, whoever controls a target', () => {
  const { creature, every } = words;
  expect(
    deedsOf([
      words.destroy(every(creature)),
      words.dealDamage(2, { several: [every(creature), 'each player'] }),
      words.gainLife(words.controllerOf(theTarget), 1),
    ]).map(({ at }) => at),
  ).toEqual([{ every: creature }, { every: creature }, 'everybody', { controllerOf: 0 }]);
});

test.each([
  [{ cant: 'block' }, 'bad'],
  [{ cant: 'be blocked' }, 'good'],
  [{ attacksWithoutTapping: true }, 'good'],
  [{ costsTo: 'attack', pay: { mana: 1 } }, 'bad'],
] as const)('a rule of combat is good or bad for whom it is about: %j', (rule, favor) => {
  expect(deedsOf([words.inCombat(theTarget, rule)])).toEqual([
    { do: 'inCombat', at: { target: 0 }, favor },
  ]);
});

test('a permanent does what it does while it is in play and as it comes; what it enchants is its target', () => {
  const chains = words.localEnchantment('Chains', '1', words.creature, [
    words.always({ modifies: 'enchanted', by: { power: -3 } }),
    words.triggered(words.whenThisComesIntoPlay, words.tap(theTarget), {
      targets: [words.target(words.land)],
    }),
  ]);
  expect(deedsOfCard(chains, 0)).toEqual([
    { do: 'modify', at: { target: 0 }, power: -3, lasts: true },
    { do: 'tap', at: { one: { what: words.land } } },
  ]);
});

test('what is done only if or unless something is so is done all the same', () => {
  expect(deedsOf([words.unless('you', { mana: '1' }, words.sacrifice('self'))])).toEqual([
    { do: 'sacrifice', at: 'self' },
  ]);
});

test('cards of a player are aimed at the player', () => {
  expect(
    deedsOf([words.move({ cards: { is: 'card' }, in: 'graveyard', of: theTarget }, 'library')]),
  ).toEqual([{ do: 'move', at: { target: 0 }, to: 'library' }]);
});

test('what is moved onto something is what is aimed at', () => {
  expect(deedsOf([words.attach(theTarget, 'self')])).toEqual([{ do: 'attach', at: { target: 0 } }]);
});

test('everything that a cost takes is named once', () => {
  const picks = [{ pay: 'sacrifice', what: words.land }] as const;
  expect(costKinds({ mana: '2', tap: true, sacrifice: 'self', picks })).toEqual([
    'mana',
    'tap',
    'sacrifice',
  ]);
});

test('{0} takes nothing', () => {
  expect(costKinds({ mana: '0' })).toEqual([]);
  expect(costKinds({ mana: 'X' })).toEqual(['mana']);
});
