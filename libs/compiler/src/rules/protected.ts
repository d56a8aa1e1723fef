/** Damage that is prevented all the time, by what would deal it. */
import type { Filter, StaticAbility } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { filterOf } from './nouns.ts';

const prevents = (what: 'self' | 'enchanted', from?: Filter): readonly StaticAbility[] => [
  {
    kind: 'static',
    effect: {
      replaces: { would: 'be dealt damage', what, ...(from === undefined ? {} : { from }) },
    },
  },
];

export const protectedFrom: readonly Rule[] = (
  [
    ['~', 'self'],
    ['enchanted creature', 'enchanted'],
  ] as const
).flatMap(([words, what]) => [
  rule('static', `prevent all damage that would be dealt to ${words}`, () => prevents(what)),
  rule('static', `prevent all damage that would be dealt to ${words} by <nouns>`, ({ nouns }) => {
    if (nouns.realm !== 'play' && nouns.realm !== 'source') throw new Nonsense();
    return prevents(what, filterOf(nouns));
  }),
]);
