import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** Newer than TSP, as it was in 2007: a triggered ability, so each instance gains that much life. */
export const lifelink: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'triggered',
      trigger: { when: 'deals damage', what: 'self' },
      effect: [{ do: 'gainLife', who: 'you', amount: { bound: 'amount' } }],
    },
  ],
};
