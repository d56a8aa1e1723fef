import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/** `event` is the permanent. */
export interface BecomesTapped {
  readonly when: 'becomes tapped';
  readonly what: Watched;
}

export const becomesTapped = (what: Watched): BecomesTapped => ({ when: 'becomes tapped', what });

const word: TriggerWord<BecomesTapped> = {
  text: ({ what }, say) => `Whenever ${watched(what, say)} becomes tapped`,
  event: ({ what }) => that(what),
};
export default word;
