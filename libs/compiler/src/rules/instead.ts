/** What is done instead of something else where a condition is true: one of two, never both. */
import type { Condition, Effects } from '@arbiter/cards';
import type { Later } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import type { Scope } from '../scope.ts';

/** The first is done where the condition isn't true: what the second says of its objects is said of the same ones. */
function oneOf(
  usual: Later<Effects>,
  condition: Later<Condition>,
  instead: Later<Effects>,
  scope: Scope,
): { readonly effects: Effects } {
  let asked: Condition = { all: [] };
  const [otherwise, effect] = scope.instead(
    () => usual(scope),
    () => {
      asked = condition(scope);
      return instead(scope);
    },
  );
  return { effects: [{ do: 'if', condition: asked, effect, otherwise }] };
}

export const insteadOf: readonly Rule[] = [
  rule(
    'sentence',
    '<later effect> . if <later condition> , <later effect:other> instead .',
    ({ effect, condition, other }, scope) => oneOf(effect, condition, other, scope),
  ),
  rule(
    'sentence',
    '<later effect> . if <later condition> , instead <later effect:other> .',
    ({ effect, condition, other }, scope) => oneOf(effect, condition, other, scope),
  ),
  rule(
    'sentence',
    '<later effect> . <later effect:other> instead if <later condition> .',
    ({ effect, condition, other }, scope) => oneOf(effect, condition, other, scope),
  ),
  // A spell resolves in the phase in which it was played: the stack is empty as a phase ends (6ED 303.1).
  rule('condition', 'you cast this spell during your main phase', () => ({
    any: [
      { step: 'precombat main', of: 'you' },
      { step: 'postcombat main', of: 'you' },
    ],
  })),
];
