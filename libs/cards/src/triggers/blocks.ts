import type { Watched } from '../language.ts';
import { severalOf, soMany, that, watched, type TriggerWord } from '../say/trigger.ts';
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
  /** Once, as it comes to block so many attackers of that kind, also by an effect (TSP 410.9e): `event` is the creature itself. */
  readonly atLeast?: number;
  /** Together with this many other creatures that block, as for `attacks`. */
  readonly others?: HowMany;
}

export const blocks = (what: Watched): Blocks => ({ when: 'blocks', what });

const word: TriggerWord<Blocks> = {
  text({ what, whom, once, atLeast, others }, say) {
    const attacker =
      whom === undefined
        ? ''
        : ` ${atLeast === undefined ? severalOf(whom, once, say) : soMany({ atLeast }, whom)}`;
    return `Whenever ${watched(what, say)} blocks${attacker}${withOthers(others)}`;
  },
  event: ({ what, whom, once, atLeast }) =>
    that(once === true || atLeast !== undefined ? what : (whom ?? what)),
  binds: ['blocker'],
};
export default word;
