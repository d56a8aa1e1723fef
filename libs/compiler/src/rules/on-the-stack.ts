/** Spells and abilities on the stack, by what they are and what they target. */
import type { Filter } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import type { Noun } from '../categories.ts';
import { allOf, filterOf, filtersOf } from './nouns.ts';

const at = (targeting: Filter): readonly Filter[] => [{ targeting }];

/** "A creature" is one in play: cards in graveyards and spells can be targets as well. */
function one(noun: Noun): Filter {
  if (noun.realm === 'player') return filterOf(noun);
  if (noun.realm !== 'play') throw new Nonsense();
  const filters = filtersOf(noun).filter(
    (filter) => !('is' in filter && filter.is === 'permanent'),
  );
  return allOf([{ is: 'permanent' }, ...filters]);
}

export const onTheStack: readonly Rule[] = [
  rule('quality', 'that targets <a noun:what>', ({ what }) => at(one(what))),
  rule('quality', 'that targets you', () => at({ is: 'you' })),
  rule('quality', 'that targets ~', () => at({ is: 'self' })),
  ...(['head', 'heads'] as const).flatMap((head) => {
    const s = head === 'head' ? 'y' : 'ies';
    return [
      rule(head, `activated abilit${s}` as 'x', () => ({
        realm: 'stack' as const,
        sorts: ['ability'],
        filters: [{ is: 'activated ability' as const }],
      })),
      rule(head, `triggered abilit${s}` as 'x', () => ({
        realm: 'stack' as const,
        sorts: ['ability'],
        filters: [{ is: 'ability' as const }, { not: { is: 'activated ability' as const } }],
      })),
    ];
  }),
  rule('noun', 'spell or ability that targets <a noun:what>', ({ what }) => ({
    realm: 'stack',
    sorts: ['spell', 'ability'],
    filters: [{ any: [{ is: 'spell' }, { is: 'ability' }] }, { targeting: one(what) }],
  })),
  rule('noun', 'spell , activated ability , or triggered ability', () => ({
    realm: 'stack',
    sorts: ['spell', 'ability'],
    filters: [{ any: [{ is: 'spell' }, { is: 'ability' }] }],
  })),
  rule('quality', 'from an artifact source', () => [{ ofSource: { type: 'Artifact' } }]),
];
