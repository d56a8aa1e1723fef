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
  /** As the damage is assigned, before any of it can be prevented (5ED Damage Prevention.4). */
  readonly assigned?: true;
}

export const isDealtDamage = (what: Watched): IsDealtDamage => ({ when: 'is dealt damage', what });

const word: TriggerWord<IsDealtDamage> = {
  text({ what, by, combat, assigned }, say) {
    const source = by === undefined ? '' : ` by ${watched(by, say)}`;
    const subject = watched(what, say);
    const verb = subject === 'you' ? 'are' : 'is';
    const happens = assigned === true ? 'assigned' : 'dealt';
    return `Whenever ${subject} ${verb} ${happens} ${combat === true ? 'combat ' : ''}damage${source}`;
  },
  event: ({ what }) => that(what),
  binds: ['amount', 'source'],
};
export default word;
