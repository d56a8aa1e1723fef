import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** In cards later than TSP: nothing that an opponent controls can target it. */
export const hexproof: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'static',
      effect: { cantBeTheTarget: 'self', whose: 'opponent' },
    },
  ],
};
