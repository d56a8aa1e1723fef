import type { Watched } from '../language.ts';
import { severalOf, soMany, that, watched, type TriggerWord } from '../say/trigger.ts';
import type { HowMany } from './attacks.ts';

/**
 * Once: `event` is the attacker. With `by`, once for each blocker of that kind (6ED 410.9a, c): `event` is the blocker,
 * and `attacker` what it blocks.
 */
export interface BecomesBlocked {
  readonly when: 'becomes blocked';
  readonly what: Watched;
  readonly by?: Watched;
  /** Once, however many of that kind there are: `event` is the creature itself. */
  readonly once?: true;
  /**
   * Once, as so many of that kind come to be what blocks it, also by an effect (TSP 410.9e): `event` is the creature
   * itself. Of one that nothing blocks it says nothing.
   */
  readonly number?: HowMany;
}

export const becomesBlocked = (what: Watched): BecomesBlocked => ({
  when: 'becomes blocked',
  what,
});

const word: TriggerWord<BecomesBlocked> = {
  text({ what, by, once, number }, say) {
    const blocker =
      by === undefined
        ? ''
        : ` by ${number === undefined ? severalOf(by, once, say) : soMany(number, by)}`;
    return `Whenever ${watched(what, say)} becomes blocked${blocker}`;
  },
  event: ({ what, by, once, number }) =>
    that(once === true || number !== undefined ? what : (by ?? what)),
  binds: ['attacker'],
};
export default word;
