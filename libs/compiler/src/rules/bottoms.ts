/** Cards that go under a library. */
import { words, type Amount, type Effects, type Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import type { Scope } from '../scope.ts';

const under = (what: Reference): Effects => [{ do: 'move', what, to: 'library', bottom: true }];

/** Looks at the top cards, takes some of them, and puts the rest under the library. */
function taken(amount: Amount, count: number, scope: Scope): Effects {
  const [looked, chosen] = [scope.name(), scope.name()];
  const among: Reference = { bound: looked };
  return [
    { do: 'lookAtTop', of: 'you', amount, as: looked },
    count === 1 ? { do: 'choose', among, as: chosen } : { do: 'choose', among, as: chosen, count },
    { do: 'move', what: { bound: chosen }, to: 'hand' },
    // What has gone to the hand is another object there, and no more one of those (6ED 217.1c).
    ...under(among),
  ];
}

/** Some of the top cards go under the library, the others back in any order. */
function scry(count: number, scope: Scope): Effects {
  const [looked, chosen] = [scope.name(), scope.name()];
  return [
    { do: 'lookAtTop', of: 'you', amount: count, as: looked },
    { do: 'choose', among: { bound: looked }, as: chosen, count, upTo: true },
    ...under({ bound: chosen }),
    ...(count === 1
      ? []
      : [{ do: 'move' as const, what: { bound: looked }, to: 'library' as const }]),
  ];
}

const TAKEN = [
  'put <number> of them into your hand and the rest on the bottom of your library in any order',
  'put <number> of them into your hand and the rest on the bottom of your library',
  'put <number> of those cards into your hand and the rest on the bottom of your library in any order',
  'put <number> of them into your hand and the other on the bottom of your library',
] as const;

export const bottoms: readonly Rule[] = [
  ...TAKEN.map((pattern) =>
    rule(
      'simple',
      `look at the top <amount> cards of your library . ${pattern}`,
      ({ amount, number }, scope) => taken(amount, number, scope),
    ),
  ),
  rule('simple', 'scry <number>', ({ number }, scope) => scry(number, scope)),
  rule(
    'simple',
    'look at the top three cards of your library . put one of those cards into your hand , one on top of your library , and one on the bottom of your library',
    (_, scope) => {
      const [looked, taken, kept] = [scope.name(), scope.name(), scope.name()];
      const among: Reference = { bound: looked };
      return [
        { do: 'lookAtTop', of: 'you', amount: 3, as: looked },
        { do: 'choose', among, as: taken },
        { do: 'move', what: { bound: taken }, to: 'hand' },
        { do: 'choose', among: { top: 2, in: 'library', of: 'you' }, as: kept },
        ...under({ bound: kept }),
      ];
    },
  ),
  rule('simple', "put <object> on the bottom of its owner 's library", ({ object }, scope) => [
    { do: 'move', what: scope.move(object), to: 'library', bottom: true },
  ]),
  rule(
    'simple',
    'put <number> cards from your hand on the bottom of your library in any order',
    ({ number }, scope) => {
      const as = scope.name();
      return [
        { do: 'choose', among: words.cardsIn('hand', 'you'), as, count: number },
        ...under({ bound: as }),
      ];
    },
  ),
];
