import type { Watched } from '../language.ts';
import { severalOf, that, watched, type TriggerWord } from '../say/trigger.ts';

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
}

export const becomesBlocked = (what: Watched): BecomesBlocked => ({
  when: 'becomes blocked',
  what,
});

const word: TriggerWord<BecomesBlocked> = {
  text({ what, by, once }, say) {
    const blocker = by === undefined ? '' : ` by ${severalOf(by, once, say)}`;
    return `Whenever ${watched(what, say)} becomes blocked${blocker}`;
  },
  event: ({ what, by, once }) => that(once === true ? what : (by ?? what)),
  binds: ['attacker'],
};
export default word;
