import type { Effects } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

export interface Haunt {
  readonly kind: 'keyword';
  readonly keyword: 'haunt';
}

const targets = [{ what: { type: 'Creature' } }] as const;
const effect: Effects = [{ do: 'move', what: 'event', to: 'exile', haunting: { target: 0 } }];

/** TSP 502.51a: from the graveyard it goes on to haunt a creature; what it does then, abilities of its own say. */
export const hauntWord: KeywordWord<Haunt> = {
  text: () => 'haunt',
  /** What resolves as a spell haunts as it goes to the graveyard for that. */
  ability: () => ({
    kind: 'triggered',
    trigger: { when: 'is put into a graveyard', what: 'self', from: 'stack', resolved: true },
    targets,
    effect,
  }),
  /** A permanent haunts as it goes there from play. */
  abilities: () => [
    {
      kind: 'triggered',
      trigger: { when: 'is put into a graveyard', what: 'self', from: 'play' },
      targets,
      effect,
    },
  ],
};
