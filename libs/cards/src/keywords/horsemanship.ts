import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** TSP 502.17b: only creatures with horsemanship block it. */
export const horsemanship: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'static',
      effect: {
        inCombat: { cantBeBlockedBy: { not: { keyword: 'horsemanship' } } },
        who: 'self',
      },
    },
  ],
};
