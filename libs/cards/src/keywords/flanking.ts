import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** 6ED 502.3b: a creature without flanking that blocks it gets -1/-1 for the turn. */
export const flanking: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'triggered',
      trigger: {
        when: 'becomes blocked',
        what: 'self',
        by: { all: [{ type: 'Creature' }, { not: { keyword: 'flanking' } }] },
      },
      effect: [
        { do: 'modify', what: 'event', by: { power: -1, toughness: -1 }, until: 'end of turn' },
      ],
    },
  ],
};
