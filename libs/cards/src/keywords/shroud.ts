import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** In cards later than TSP: nothing can target it. */
export const shroud: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'static',
      effect: { cantBeTheTarget: 'self' },
    },
  ],
};
