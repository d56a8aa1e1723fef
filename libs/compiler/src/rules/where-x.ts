/** What X is in a change that holds all the time, and cards that are counted where they lie. */
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { count } from './amounts.ts';
import type { Amount } from '@arbiter/cards';

const NUMBERS = [
  ['<number> or more', (n: Amount) => ({ atLeast: n })],
  ['<number> or fewer', (n: Amount) => ({ atMost: n })],
  ['exactly <number>', (n: Amount) => ({ equals: n })],
] as const;

export const whereX: readonly Rule[] = [
  rule('static', '<subject> <later traits> , where x is <later measure>', (slots, scope) => {
    if (slots.subject === 'enchanted') scope.mention('enchanted', ['enchanted', 'creature']);
    if (slots.subject === 'self') scope.mention('self', ['~']);
    scope.whereXIs(slots.measure(scope));
    const traits = slots.traits(scope);
    if (traits.rules.length > 0) throw new Nonsense();
    return [{ kind: 'static', effect: { modifies: slots.subject, by: traits.by } }];
  }),
  ...NUMBERS.map(([words, limit]) =>
    rule('condition', `there are ${words as '<number>'} <nouns>`, ({ number, nouns }) => {
      if (nouns.lies === undefined) throw new Nonsense();
      return { amount: count(nouns), ...limit(number) };
    }),
  ),
  rule('condition', 'there are no <nouns>', ({ nouns }) => {
    if (nouns.lies === undefined) throw new Nonsense();
    return { amount: count(nouns), atMost: 0 };
  }),
];
