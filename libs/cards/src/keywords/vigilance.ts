import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** TSP 502.14: attacking doesn’t tap it. */
export const vigilance: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'static',
      effect: { inCombat: { attacksWithoutTapping: true }, who: 'self' },
    },
  ],
};
