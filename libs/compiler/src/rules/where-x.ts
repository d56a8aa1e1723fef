/** What X is in a change that holds all the time, and cards that are counted where they lie. */
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { count } from './amounts.ts';
import type { Amount, Effects } from '@arbiter/cards';
import type { Later } from '../categories.ts';

const MARK: Amount = { bound: 'X of the text' };

/**
 * What X is stands at the end, and may speak of what was named before it: a mark holds its place until then, also in what
 * the text has for targets.
 */
export function withX(
  parts: readonly Later<Effects>[],
  measure: Later<Amount>,
  scope: Scope,
): Effects {
  scope.whereXIs(MARK);
  const effects = parts.flatMap((part) => part(scope));
  scope.unfocus();
  const x = measure(scope);
  scope.whereXIs(x);
  scope.targets.splice(0, scope.targets.length, ...marked(scope.targets, x));
  return marked(effects, x);
}

function marked<T>(value: T, x: Amount): T {
  const mark = JSON.stringify(MARK);
  return JSON.parse(JSON.stringify(value).replaceAll(mark, JSON.stringify(x))) as T;
}

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
