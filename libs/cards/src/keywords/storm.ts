import type { KeywordWord } from './keyword.ts';

export interface Storm {
  readonly kind: 'keyword';
  readonly keyword: 'storm';
}

export const stormWord: KeywordWord<Storm> = {
  text: () => 'storm',
  /** TSP 502.30a: as it is played, a copy of it for each other spell that was played before it in this turn. */
  ability: () => ({
    kind: 'triggered',
    trigger: { when: 'is played', what: 'self' },
    effect: [
      {
        do: 'forEach',
        each: { playedBefore: 'event' },
        as: 'earlier',
        effect: [{ do: 'copySpell', what: 'event' }],
      },
    ],
  }),
};
