import type { Watched } from '../language.ts';
import { that, watched, type TriggerWord } from '../say/trigger.ts';

/**
 * Once for all that it deals at one time: `event` is the source. With `to`, once for each of these that is dealt some:
 * `event` is that one, and `source` what dealt it. `amount` is the damage.
 */
export interface DealsDamage {
  readonly when: 'deals damage';
  readonly what: Watched;
  readonly to?: Watched;
  readonly combat?: true;
}

export const dealsDamage = (what: Watched, to?: Watched): DealsDamage => ({
  when: 'deals damage',
  what,
  ...(to === undefined ? {} : { to }),
});

const word: TriggerWord<DealsDamage> = {
  text(trigger, say) {
    const to = trigger.to === undefined ? '' : ` to ${watched(trigger.to, say)}`;
    const kind = trigger.combat === true ? 'combat damage' : 'damage';
    return `Whenever ${watched(trigger.what, say)} deals ${kind}${to}`;
  },
  event: ({ what, to }) => that(to ?? what),
  binds: ['amount', 'source'],
};
export default word;
