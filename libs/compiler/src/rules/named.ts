/** Others of the card's own name, and more that is counted. */
import type { Filter } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { allOf, filtersOf } from './nouns.ts';

export const named: readonly Rule[] = [
  rule('nouns', 'creatures named ~', (_, scope) => ({
    realm: 'play',
    sorts: ['creature', 'permanent'],
    filters: [{ type: 'Creature' }, ofThatName(scope.card.name)],
  })),
  rule('nouns', 'creatures named ~ on the battlefield', (_, scope) => ({
    realm: 'play',
    sorts: ['creature', 'permanent'],
    filters: [{ type: 'Creature' }, ofThatName(scope.card.name)],
  })),
  rule('condition', 'an opponent controls <a noun:one>', ({ one }) => {
    if (one.realm !== 'play') throw new Nonsense();
    return { exists: allOf([...filtersOf(one), { controlledBy: 'opponent' }]) };
  }),
  rule('condition', 'an opponent controls more <nouns> than you', ({ nouns }) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    const count = (by: 'you' | 'opponent') => ({
      count: allOf([...filtersOf(nouns), { controlledBy: by }]),
    });
    return { amount: count('opponent'), moreThan: count('you') };
  }),
  rule('condition', 'a creature died this turn', () => ({
    thisTurn: 'died',
    what: { type: 'Creature' },
  })),
];

const ofThatName = (name: string): Filter => ({ named: name });
