import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/**
 * Once: `event` is the attacker. With `by`, once for each blocker of that kind (6ED 410.9a, c): `event` is the blocker,
 * and `attacker` what it blocks.
 */
export interface BecomesBlocked {
  readonly when: 'becomes blocked';
  readonly what: Watched;
  readonly by?: Watched;
}

export const becomesBlocked = (what: Watched): BecomesBlocked => ({
  when: 'becomes blocked',
  what,
});

const word: TriggerWord<BecomesBlocked> = {
  text({ what, by }, say) {
    const blocker = by === undefined ? '' : ` by ${watched(by, say)}`;
    return `Whenever ${watched(what, say)} becomes blocked${blocker}`;
  },
  event: ({ what, by }) => that(by ?? what),
  binds: ['attacker'],
};
export default word;
