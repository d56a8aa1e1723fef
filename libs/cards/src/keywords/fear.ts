import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** TSP 502.25: only artifact creatures and black ones block it. */
export const fear: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'static',
      effect: {
        inCombat: {
          cantBeBlockedBy: { not: { any: [{ type: 'Artifact' }, { color: 'B' }] } },
        },
        who: 'self',
      },
    },
  ],
};
