/** Coins that are flipped, and what comes of it. */
import type { Condition, Effects } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import type { Scope } from '../scope.ts';

/** Somebody flips a coin: the effects, and how its outcome is asked for. */
function flipped(scope: Scope): { readonly flip: Effects; readonly won: Condition } {
  const as = scope.name();
  return { flip: [{ do: 'flipCoin', as }], won: { won: as } };
}

/** Somebody flips a coin that is neither won nor lost. */
function tossed(scope: Scope): { readonly toss: Effects; readonly heads: Condition } {
  const as = scope.name();
  return { toss: [{ do: 'tossCoin', as }], heads: { heads: as } };
}

export const chance: readonly Rule[] = [
  rule(
    'sentence',
    'flip a coin . if it comes up heads , <later effect> . if it comes up tails , <later effect:otherwise> .',
    (slots, scope) => {
      const { toss, heads } = tossed(scope);
      const [effect, otherwise] = scope.either(
        () => slots.effect(scope),
        () => slots.otherwise(scope),
      );
      return { effects: [...toss, { do: 'if', condition: heads, effect, otherwise }] };
    },
  ),
  rule(
    'sentence',
    'flip a coin . if you win the flip , <later effect> . if you lose the flip , <later effect:otherwise> .',
    (slots, scope) => {
      const { flip, won } = flipped(scope);
      const [effect, otherwise] = scope.either(
        () => slots.effect(scope),
        () => slots.otherwise(scope),
      );
      return { effects: [...flip, { do: 'if', condition: won, effect, otherwise }] };
    },
  ),
  rule('sentence', 'flip a coin . if you win the flip , <later effect> .', (slots, scope) => {
    const { flip, won } = flipped(scope);
    return { effects: [...flip, { do: 'if', condition: won, effect: slots.effect(scope) }] };
  }),
  rule('sentence', 'flip a coin . if you lose the flip , <later effect> .', (slots, scope) => {
    const { flip, won } = flipped(scope);
    const condition: Condition = { not: won };
    return { effects: [...flip, { do: 'if', condition, effect: slots.effect(scope) }] };
  }),
];
