import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** Newer than TSP, as it was in 2007: a triggered ability that destroys each creature that was dealt damage. */
export const deathtouch: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'triggered',
      trigger: { when: 'deals damage', what: 'self', to: { type: 'Creature' } },
      effect: [{ do: 'destroy', what: 'event' }],
    },
  ],
};
