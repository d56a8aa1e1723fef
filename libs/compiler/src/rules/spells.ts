/** What is done to spells on the stack, and what they can't be aimed at. */
import type { Ability, Filter, StaticEffect } from '@arbiter/cards';
import type { Subject } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { filtersOf } from './nouns.ts';

type CantBeTheTarget = Extract<StaticEffect, { readonly cantBeTheTarget: unknown }>;

/** Spells alone are spoken of: what they are is all that is asked. */
function shielded(
  what: Subject,
  filters: readonly Filter[],
  of: CantBeTheTarget['of'],
): readonly Ability[] {
  const rest = filters.filter((one) => !('is' in one && one.is === 'spell'));
  const [only] = rest;
  const which = only === undefined ? {} : { which: rest.length === 1 ? only : { all: [...rest] } };
  return [
    {
      kind: 'static',
      effect: { cantBeTheTarget: what, ...(of === undefined ? {} : { of }), ...which },
    },
  ];
}

export const spells: readonly Rule[] = [
  rule('simple', 'change the target of <object>', ({ object }, scope) => {
    if (scope.realmOf(object) !== 'stack') throw new Nonsense();
    return [{ do: 'changeTarget', of: object }];
  }),
  rule('static', "<subject> can't be the (target|targets) of <nouns>", ({ subject, nouns }) => {
    if (nouns.realm !== 'stack') throw new Nonsense();
    return shielded(subject, filtersOf(nouns), 'spells');
  }),
  rule('static', "<subject> can't be the (target|targets) of spells or abilities", ({ subject }) =>
    shielded(subject, [], undefined),
  ),
];
