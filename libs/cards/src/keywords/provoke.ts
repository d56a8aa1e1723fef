import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

/** TSP 502.29a: as it attacks, a creature of the defending player may be untapped and has to block it, if able. */
export const provoke: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'triggered',
      trigger: { when: 'attacks', what: 'self' },
      may: 'you',
      targets: [{ what: { all: [{ type: 'Creature' }, { controlledBy: 'defending player' }] } }],
      effect: [
        {
          do: 'inCombat',
          what: { target: 0 },
          rule: { must: 'block this' },
          until: 'end of combat',
        },
        { do: 'untap', what: { target: 0 } },
      ],
    },
  ],
};
