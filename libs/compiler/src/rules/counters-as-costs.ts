/** Counters that are taken off to pay, and mana for each of them. */
import { rule, type Rule } from '../grammar/pattern.ts';
import { produced } from './deeds.ts';

export const countersAsCosts: readonly Rule[] = [
  // As many as the player announces.
  rule('cost part', 'remove any number of <counter name> counters from ~', (slots) => ({
    removeCounters: { counter: slots['counter name'], count: 'X' },
  })),
  rule('simple', 'add <mana> for each <counter name> counter removed this way', (slots) => [
    { do: 'addMana', mana: produced(slots.mana), times: 'X' },
  ]),
  rule(
    'simple',
    'add <mana> , then add an additional <mana:more> for each <counter name> counter removed this way',
    (slots) => [
      { do: 'addMana', mana: produced(slots.mana) },
      { do: 'addMana', mana: produced(slots.more), times: 'X' },
    ],
  ),
];
