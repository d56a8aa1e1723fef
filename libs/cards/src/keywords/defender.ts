import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** TSP 502.41: it can’t attack. */
export const defender: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'static',
      effect: { inCombat: { cant: 'attack' }, who: 'self' },
    },
  ],
};
