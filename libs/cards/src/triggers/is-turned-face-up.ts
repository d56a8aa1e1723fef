import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/** `event` is the permanent. */
export interface IsTurnedFaceUp {
  readonly when: 'is turned face up';
  readonly what: Watched;
}

export const isTurnedFaceUp = (what: Watched): IsTurnedFaceUp => ({
  when: 'is turned face up',
  what,
});

const word: TriggerWord<IsTurnedFaceUp> = {
  text: ({ what }, say) => `When ${watched(what, say)} is turned face up`,
  event: ({ what }) => that(what),
};
export default word;
