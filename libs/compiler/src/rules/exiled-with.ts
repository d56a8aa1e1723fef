/** Cards that another ability of the same permanent exiled (TSP 217.7d). */
import type { Effects, Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';

const EXILED: Reference = { exiledWith: 'self' };

/** Nothing of this very text that was exiled: that has a name of its own. */
function exiled(scope: Scope, isMany: boolean): Reference {
  if (scope.hasMoved() || scope.knows('paid with: exile') || scope.knows(TOP)) throw new Nonsense();
  scope.mention(EXILED, ['card'], { realm: 'card', isMany, isAside: true });
  return EXILED;
}

/** What was exiled from the top of a library to pay is nothing that an ability exiled. */
export const TOP = 'paid with: the top of a library';

/** Each under the control of its owner. */
const returning = (tapped: { readonly tapped?: true }): Effects => [
  {
    do: 'forEach',
    each: EXILED,
    as: 'card',
    effect: [
      {
        do: 'putIntoPlay',
        what: { bound: 'card' },
        under: { ownerOf: { bound: 'card' } },
        ...tapped,
      },
    ],
  },
];

const CARDS = [
  'the exiled card',
  'the exiled cards',
  'each card exiled with ~',
  'all cards exiled with ~',
] as const;

const OWNERS = "under (its owner 's|their owners ') control";

export const exiledWith: readonly Rule[] = [
  ...CARDS.flatMap((words) => [
    rule('object', words as 'the', (_, scope) => exiled(scope, words !== 'the exiled card')),
  ]),
  ...CARDS.slice(1).flatMap((words) => [
    rule('simple', `return ${words as 'the'} to the battlefield ${OWNERS}`, (_, scope) => {
      exiled(scope, true);
      return returning({});
    }),
    rule('simple', `return ${words as 'the'} to the battlefield tapped ${OWNERS}`, (_, scope) => {
      exiled(scope, true);
      return returning({ tapped: true });
    }),
  ]),
  rule('simple', 'play the exiled card without paying its mana cost', (_, scope) => [
    { do: 'play', what: exiled(scope, false) },
  ]),
  rule('measure', 'the number of cards exiled with ~', () => ({ countOf: EXILED })),
  rule('multiplier', 'for each card exiled with ~', () => ({ countOf: EXILED })),
  rule('simple', "put a card exiled with ~ into its owner 's hand", (_, scope) => one(scope)),
  rule('simple', "return a card exiled with ~ to its owner 's hand", (_, scope) => one(scope)),
];

function one(scope: Scope): Effects {
  const as = scope.name();
  return [
    { do: 'choose', among: EXILED, as },
    { do: 'move', what: { bound: as }, to: 'hand' },
  ];
}
