import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/** The last counter of a kind is removed, however many went at that time: `event` is what they lay on. */
export interface LosesItsLastCounter {
  readonly when: 'loses its last counter';
  readonly what: Watched;
  readonly counter: string;
}

export const losesItsLastCounter = (what: Watched, counter: string): LosesItsLastCounter => ({
  when: 'loses its last counter',
  what,
  counter,
});

const word: TriggerWord<LosesItsLastCounter> = {
  text: ({ what, counter }, say) =>
    `When the last ${counter} counter is removed from ${watched(what, say)}`,
  event: ({ what }) => that(what),
};
export default word;
