import type { OtherZone, Watched } from '../language.ts';
import { that, watched, when, type TriggerWord } from '../say/trigger.ts';

/** `event` is the card where it went (6ED 410.10c), `was` the permanent that it was. */
export interface LeavesPlay {
  readonly when: 'leaves play';
  readonly what: Watched;
  /** To any zone, unless it says which. */
  readonly to?: OtherZone;
}

export const leavesPlay = (what: Watched): LeavesPlay => ({ when: 'leaves play', what });

const TO: Readonly<Record<OtherZone, string>> = {
  hand: 'is returned to its owner’s hand',
  library: 'is put into its owner’s library',
  graveyard: 'is put into a graveyard',
  exile: 'is removed from the game',
};

const word: TriggerWord<LeavesPlay> = {
  text({ what, to }, say, { fromPlay }) {
    const subject = `${when(what)} ${watched(what, say)}`;
    return to === undefined ? `${subject} leaves play` : `${subject} ${TO[to]} ${fromPlay}`;
  },
  event: ({ what }) => that(what),
  binds: ['was'],
};
export default word;
