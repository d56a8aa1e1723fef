import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/** A card was discarded and exiled in place of going to the graveyard (TSP 502.24a): `event` is the card. */
export interface IsExiledByMadness {
  readonly when: 'is exiled by madness';
  readonly what: Watched;
}

export const isExiledByMadness = (what: Watched): IsExiledByMadness => ({
  when: 'is exiled by madness',
  what,
});

const word: TriggerWord<IsExiledByMadness> = {
  text: ({ what }, say) => `When ${watched(what, say)} is exiled by madness`,
  event: ({ what }) => that(what),
};
export default word;
