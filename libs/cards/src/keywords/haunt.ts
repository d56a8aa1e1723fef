import type { Effects } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

/** What it does then, abilities of its own say (TSP 502.51a). */
export interface Haunt {
  readonly kind: 'keyword';
  readonly keyword: 'haunt';
}

const targets = [{ what: { type: 'Creature' } }] as const;
const effect: Effects = [{ do: 'move', what: 'event', to: 'exile', haunting: { target: 0 } }];

export const hauntWord: KeywordWord<Haunt> = {
  text: () => 'haunt',
  /** A spell goes on from the graveyard to haunt a creature as it has resolved. */
  ability: () => ({
    kind: 'triggered',
    trigger: { when: 'is put into a graveyard', what: 'self', from: 'stack', resolved: true },
    targets,
    effect,
  }),
  /** A permanent does as it goes there from play. */
  abilities: () => [
    {
      kind: 'triggered',
      trigger: { when: 'is put into a graveyard', what: 'self', from: 'play' },
      targets,
      effect,
    },
  ],
};
