import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';
import { withOthers, type HowMany } from './attacks.ts';

/**
 * Once: `event` is the blocker. With `whom`, once for each attacker of that kind (6ED 410.9a, b): `event` is the
 * attacker, and `blocker` what blocks it.
 */
export interface Blocks {
  readonly when: 'blocks';
  readonly what: Watched;
  readonly whom?: Watched;
  /** Together with this many other creatures that block. */
  readonly others?: HowMany;
}

export const blocks = (what: Watched): Blocks => ({ when: 'blocks', what });

const word: TriggerWord<Blocks> = {
  text({ what, whom, others }, say) {
    const attacker = whom === undefined ? '' : ` ${watched(whom, say)}`;
    return `Whenever ${watched(what, say)} blocks${attacker}${withOthers(others)}`;
  },
  event: ({ what, whom }) => that(whom ?? what),
  binds: ['blocker'],
};
export default word;
