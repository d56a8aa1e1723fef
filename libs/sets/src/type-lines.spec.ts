import { expect, test } from '@jest/globals';
import { typeLineAt } from './type-lines.ts';

const [FIFTH, SIXTH, TIME_SPIRAL] = ['1999-05-31', '1999-11-01', '2006-10-06'] as const;

test.each([
  ['Shivan Dragon', FIFTH, 'Summon — Dragon'],
  ['Shivan Dragon', SIXTH, 'Creature — Dragon'],
  ['Lord of the Pit', SIXTH, 'Creature — Demon'],
  ['Jacques le Vert', FIFTH, 'Summon — Legend'],
  ['Jacques le Vert', SIXTH, 'Legendary Creature'],
  ['Chromium', SIXTH, 'Legendary Creature — Elder Dragon'],
  ['Power Sink', '1996-08-31', 'Interrupt'],
  ['Burnout', SIXTH, 'Instant'],
  ['Culling the Weak', SIXTH, 'Instant'],
  ['Tablet of Epityr', SIXTH, 'Artifact'],
  ['Holy Strength', SIXTH, 'Enchant Creature'],
  ['Holy Strength', TIME_SPIRAL, 'Enchantment — Aura'],
  ['The Abyss', SIXTH, 'Enchant World'],
  ['The Abyss', TIME_SPIRAL, 'World Enchantment'],
  // Printed in Portal without creature types.
  ['Starlit Angel', SIXTH, 'Creature'],
  // Last printed in Coldsnap Theme Decks, of which no type lines are known.
  ['Dark Ritual', TIME_SPIRAL, 'Instant'],
  ['Tinder Wall', TIME_SPIRAL, 'Creature — Wall'],
  ['Damnation', SIXTH, undefined],
])('%s is on %s a %s', (name, until, line) => {
  expect(typeLineAt(name, until)).toBe(line);
});
