import type { OtherZone, Watched } from '../language.ts';
import { that, watched, when, type TriggerWord } from '../say/trigger.ts';

/** `event` is the permanent. */
export interface ComesIntoPlay {
  readonly when: 'comes into play';
  readonly what: Watched;
  /** From any zone, unless it says which; a token comes from none. From the stack: it was played. */
  readonly from?: OtherZone | 'stack';
}

export const comesIntoPlay = (what: Watched): ComesIntoPlay => ({ when: 'comes into play', what });

const word: TriggerWord<ComesIntoPlay> = {
  text({ what, from }, say, { entersPlay, graveyard }) {
    const entered = `${when(what)} ${watched(what, say)} ${entersPlay}`;
    if (from === undefined) return entered;
    if (from === 'stack') return `${entered}, if it was played as a spell`;
    return `${entered} from a ${from === 'graveyard' ? graveyard : from}`;
  },
  event: ({ what }) => that(what),
};
export default word;
