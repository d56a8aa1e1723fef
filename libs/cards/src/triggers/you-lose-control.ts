import type { Watched } from '../language.ts';
import { that, watched, when, type TriggerWord } from '../say/trigger.ts';

/** Also as it leaves play. `event` is the permanent, or the card where it went, `was` the permanent (TSP 410.10d). */
export interface YouLoseControl {
  readonly when: 'you lose control';
  readonly what: Watched;
}

export const youLoseControl = (what: Watched): YouLoseControl => ({
  when: 'you lose control',
  what,
});

const word: TriggerWord<YouLoseControl> = {
  text: ({ what }, say) => `${when(what)} you lose control of ${watched(what, say)}`,
  event: ({ what }) => that(what),
  binds: ['was'],
};
export default word;
