import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/**
 * `event` is the permanent or player, `amount` all damage that it is dealt at one time; with `by`, once for each such
 * source, which is bound to `source`, with its damage.
 */
export interface IsDealtDamage {
  readonly when: 'is dealt damage';
  readonly what: Watched;
  readonly by?: Watched;
  readonly combat?: true;
}

export const isDealtDamage = (what: Watched): IsDealtDamage => ({ when: 'is dealt damage', what });

const word: TriggerWord<IsDealtDamage> = {
  text({ what, by, combat }, say) {
    const source = by === undefined ? '' : ` by ${watched(by, say)}`;
    const subject = watched(what, say);
    const verb = subject === 'you' ? 'are' : 'is';
    return `Whenever ${subject} ${verb} dealt ${combat === true ? 'combat ' : ''}damage${source}`;
  },
  event: ({ what }) => that(what),
  binds: ['amount', 'source'],
};
export default word;
