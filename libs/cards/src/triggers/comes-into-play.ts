import type { OtherZone, Watched } from '../language.ts';
import { that, watched, when, type TriggerWord } from '../say/trigger.ts';

/** `event` is the permanent. */
export interface ComesIntoPlay {
  readonly when: 'comes into play';
  readonly what: Watched;
  /** From any zone, unless it says which; a token comes from none. */
  readonly from?: OtherZone;
}

export const comesIntoPlay = (what: Watched): ComesIntoPlay => ({ when: 'comes into play', what });

const word: TriggerWord<ComesIntoPlay> = {
  text({ what, from }, say, { entersPlay, graveyard }) {
    const where = from === undefined ? '' : ` from a ${from === 'graveyard' ? graveyard : from}`;
    return `${when(what)} ${watched(what, say)} ${entersPlay}${where}`;
  },
  event: ({ what }) => that(what),
};
export default word;
