import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/** `event` is the permanent. */
export interface BecomesUntapped {
  readonly when: 'becomes untapped';
  readonly what: Watched;
}

export const becomesUntapped = (what: Watched): BecomesUntapped => ({
  when: 'becomes untapped',
  what,
});

const word: TriggerWord<BecomesUntapped> = {
  text: ({ what }, say) => `Whenever ${watched(what, say)} becomes untapped`,
  event: ({ what }) => that(what),
};
export default word;
