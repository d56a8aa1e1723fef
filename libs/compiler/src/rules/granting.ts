/** Abilities that a text gives to something else, in quotation marks: within them "this" is who has them (tokens.ts). */
import type { Ability } from '@arbiter/cards';
import type { Traits } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Scope } from '../scope.ts';
import { having } from './traits.ts';

const granting = (...grants: readonly Ability[]): Traits => ({ by: { grants }, rules: [] });

/** What has keywords and abilities with a text. */
function both(one: Traits, two: Traits): Traits {
  const grants = [...(one.by.grants ?? []), ...(two.by.grants ?? [])];
  return { ...one, by: { ...one.by, grants } };
}

export const grantings: readonly Rule[] = [
  rule('quoted', '" <later ability> "', ({ ability }, scope) => {
    const inner = new Scope(scope.card);
    const abilities = ability(inner);
    for (const need of inner.needs) scope.need(need);
    return abilities;
  }),
  ...(
    [
      ['trait', '(has|have)'],
      ['change', '(gains|gain)'],
    ] as const
  ).flatMap(([category, has]) => [
    rule(category, `${has} <quoted>`, ({ quoted }) => granting(...quoted)),
    rule(category, `${has} <quoted> and <quoted:two>`, ({ quoted, two }) =>
      granting(...quoted, ...two),
    ),
    rule(category, `${has} <keywords> and <quoted>`, ({ keywords, quoted }) =>
      both(having(keywords), granting(...quoted)),
    ),
  ]),
];
