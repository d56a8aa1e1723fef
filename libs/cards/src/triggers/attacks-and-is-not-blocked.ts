import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/** As blockers are declared and none blocks it (6ED 410.9a). `event` is the attacker. */
export interface AttacksAndIsNotBlocked {
  readonly when: 'attacks and is not blocked';
  readonly what: Watched;
}

export const attacksAndIsNotBlocked = (what: Watched): AttacksAndIsNotBlocked => ({
  when: 'attacks and is not blocked',
  what,
});

const word: TriggerWord<AttacksAndIsNotBlocked> = {
  text: ({ what }, say) => `Whenever ${watched(what, say)} attacks and isn’t blocked`,
  event: ({ what }) => that(what),
};
export default word;
