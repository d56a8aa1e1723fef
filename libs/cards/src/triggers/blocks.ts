import type { Watched } from '../language.ts';
import { severalOf, that, watched, type TriggerWord } from '../say/trigger.ts';
import { withOthers, type HowMany } from './attacks.ts';

/**
 * Once: `event` is the blocker. With `whom`, once for each attacker of that kind (6ED 410.9a, b): `event` is the
 * attacker, and `blocker` what blocks it.
 */
export interface Blocks {
  readonly when: 'blocks';
  readonly what: Watched;
  readonly whom?: Watched;
  /** Once, however many of that kind there are: `event` is the creature itself. */
  readonly once?: true;
  /** Together with this many other creatures that block, as for `attacks`. */
  readonly others?: HowMany;
}

export const blocks = (what: Watched): Blocks => ({ when: 'blocks', what });

const word: TriggerWord<Blocks> = {
  text({ what, whom, once, others }, say) {
    const attacker = whom === undefined ? '' : ` ${severalOf(whom, once, say)}`;
    return `Whenever ${watched(what, say)} blocks${attacker}${withOthers(others)}`;
  },
  event: ({ what, whom, once }) => that(once === true ? what : (whom ?? what)),
  binds: ['blocker'],
};
export default word;
