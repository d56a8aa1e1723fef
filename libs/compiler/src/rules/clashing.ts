/**
 * Newer than TSP, as its cards tell it: each player shows the top card of a library and may put it on the bottom. Whose
 * card has the greater converted mana cost wins.
 */
import type { Condition, Effects, Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import type { Scope } from '../scope.ts';

interface Clash {
  readonly effects: Effects;
  readonly won: Condition;
}

function clash(scope: Scope): Clash {
  const [yours, theirs] = [scope.name(), scope.name()];
  const shown = (of: Reference, as: string): Effects => [
    { do: 'lookAtTop', of, amount: 1, as },
    { do: 'reveal', what: { bound: as } },
  ];
  const putAway = (who: Reference, as: string): Effects[number] => ({
    do: 'may',
    who,
    effect: [{ do: 'move', what: { bound: as }, to: 'library', bottom: true }],
  });
  return {
    effects: [
      ...shown('you', yours),
      ...shown('opponent', theirs),
      putAway('you', yours),
      putAway('opponent', theirs),
    ],
    won: {
      amount: { manaValueOf: { bound: yours } },
      moreThan: { manaValueOf: { bound: theirs } },
    },
  };
}

export const clashing: readonly Rule[] = [
  rule(
    'sentence',
    'clash with an opponent . if you win , <later effect> .',
    ({ effect }, scope) => {
      const { effects, won } = clash(scope);
      return { effects: [...effects, { do: 'if', condition: won, effect: effect(scope) }] };
    },
  ),
  rule(
    'sentence',
    'clash with an opponent . if you win , <later effect> . otherwise , <later effect:other> .',
    ({ effect, other }, scope) => {
      const { effects, won } = clash(scope);
      const [then, otherwise] = scope.either(
        () => effect(scope),
        () => other(scope),
      );
      return { effects: [...effects, { do: 'if', condition: won, effect: then, otherwise }] };
    },
  ),
];
