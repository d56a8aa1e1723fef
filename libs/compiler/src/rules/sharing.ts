/** What has a color or creature type in common with something else, and what is done because of that. */
import type { Condition, Effects, Filter, Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { allOf, filterOf, filtersOf } from './nouns.ts';

const KINDS = ['color', 'creature type'] as const;

function inPlay(noun: Noun): readonly Filter[] {
  if (noun.realm !== 'play') throw new Nonsense();
  return filtersOf(noun);
}

/** A target, and all that shares with it: both at one time. */
function withAllThatShare(
  one: Noun,
  others: Noun,
  shares: (typeof KINDS)[number],
  scope: Scope,
): Reference {
  const target = scope.target({ what: filterOf(one) }, one.sorts);
  const every = allOf([...inPlay(others), { shares, with: target }]);
  const several: Reference = { several: [target, { every }] };
  inPlay(one);
  scope.mention(several, others.sorts, { isMany: true });
  return several;
}

/** The top card is looked at and may be shown: only if it is shown is anything done. */
function kinship(effect: Effects, scope: Scope): Effects {
  const top = scope.name();
  const card: Reference = { bound: top };
  const isKin: Condition = { object: card, is: { shares: 'creature type', with: 'self' } };
  return [
    { do: 'lookAtTop', of: 'you', amount: 1, as: top },
    {
      do: 'if',
      condition: isKin,
      effect: [{ do: 'may', effect: [{ do: 'reveal', what: card }, ...effect] }],
    },
  ];
}

export const sharing: readonly Rule[] = [
  ...KINDS.flatMap((shares) => [
    rule(
      'object',
      `target <noun> and each other <noun:others> that shares a ${shares} with it` as 'target <noun> and each other <noun:others> that',
      ({ noun, others }, scope) => withAllThatShare(noun, others, shares, scope),
    ),
    rule('quality', `that shares a ${shares} with <object>` as 'that <object>', ({ object }) => [
      { shares, with: object },
    ]),
  ]),
  rule(
    'sentence',
    'you may look at the top card of your library . if it shares a creature type with ~ , you may reveal it . if you do , <later effect> .',
    ({ effect }, scope) => {
      scope.mention('self', ['~']);
      return { effects: kinship(effect(scope), scope), may: 'you' };
    },
  ),
];
