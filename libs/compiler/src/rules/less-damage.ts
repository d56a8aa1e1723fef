/** Static abilities that take something from damage, or multiply it (6ED 419.1). */
import type { Filter, StaticAbility, Watched } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { filterOf, permanentsOf } from './nouns.ts';

const always = (effect: StaticAbility['effect']): StaticAbility => ({ kind: 'static', effect });

/** What deals it: anything, where only "a source" is said. */
function source(noun: Noun): { readonly from?: Filter } {
  if (noun.realm !== 'play' && noun.realm !== 'source') throw new Nonsense();
  const from = filterOf(noun);
  return 'all' in from && from.all.length === 0 ? {} : { from };
}

/** Whom it would hurt. */
const HURT = [
  ['you', { is: 'you' }],
  ['~', 'self'],
  ['a player', { is: 'player' }],
  ['an opponent', { is: 'opponent' }],
] as const satisfies readonly (readonly [string, Watched])[];

const DAMAGE = [
  ['damage', {}],
  ['combat damage', { combat: true }],
] as const;

export const lessDamage: readonly Rule[] = [
  ...DAMAGE.flatMap(([damage, combat]) => [
    ...HURT.map(([words, what]) =>
      rule(
        'static',
        `if <a noun:one> would deal ${damage} to ${words} , prevent <number> of that damage` as 'if <a noun:one> , prevent <number> of that damage',
        ({ one, number }) => [
          always({
            replaces: {
              would: 'be dealt damage',
              what,
              ...source(one),
              ...combat,
              amount: number,
            },
          }),
        ],
      ),
    ),
    rule(
      'static',
      `if <a noun:one> would deal ${damage} to <a noun:other> , prevent <number> of that damage` as 'if <a noun:one> <a noun:other> , prevent <number>',
      ({ one, other, number }) => [
        always({
          replaces: {
            would: 'be dealt damage',
            what: permanentsOf(other),
            ...source(one),
            ...combat,
            amount: number,
          },
        }),
      ],
    ),
  ]),
  rule(
    'static',
    'if <a noun:one> would deal damage to a permanent or player , it deals double that damage to that permanent or player instead',
    ({ one }) => [always({ damageIsMultipliedBy: 2, ...source(one) })],
  ),
];
