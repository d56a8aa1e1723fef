/** What triggers on a number of blockers, or of what is blocked, says how many (TSP 410.9e). */
import { expect, test } from '@jest/globals';
import { rulesText } from '../rules-text.ts';
import type { Trigger } from '../language.ts';
import * as words from '../words.ts';

const says = (trigger: Trigger): string[] =>
  rulesText(
    words.creatureCard('Example', '1', 'Elf', '1/1', [
      { kind: 'triggered', trigger, effect: [words.draw('you', 1)] },
    ]),
  );

const blocked = { when: 'becomes blocked', what: 'self', by: { type: 'Creature' } } as const;

test.each([
  [{ atLeast: 2 }, 'two or more creatures'],
  [{ atMost: 1 }, 'at most one creature'],
  [{ atLeast: 2, atMost: 2 }, 'exactly two creatures'],
  [{ atLeast: 1, atMost: 3 }, 'one to three creatures'],
])('%j', (number, said) => {
  expect(says({ ...blocked, number })).toEqual([
    `Whenever Example becomes blocked by ${said}, draw a card.`,
  ]);
});

test('what a creature blocks is counted, too', () => {
  const trigger: Trigger = { when: 'blocks', what: 'self', whom: { type: 'Creature' }, atLeast: 2 };
  expect(says(trigger)).toEqual(['Whenever Example blocks two or more creatures, draw a card.']);
});
