import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

const counter = '-1/-1';

/** Newer than TSP: what dies without a -1/-1 counter comes back under its owner's control with one. */
export const persist: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    {
      kind: 'triggered',
      trigger: { when: 'is put into a graveyard', what: 'self', from: 'play' },
      condition: { amount: { counters: counter, on: { bound: 'was' } }, atMost: 0 },
      effect: [
        {
          do: 'putIntoPlay',
          what: 'event',
          under: { ownerOf: 'event' },
          counters: { [counter]: 1 },
        },
      ],
    },
  ],
};
