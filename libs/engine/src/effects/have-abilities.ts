import { referTo, seatsAmong } from '../reading/references.ts';
import { durationNow } from './shared/duration.ts';
import { grantedBy } from './shared/granted-by.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Each of these players has them until then, wherever the card that gives them goes. */
const haveAbilities: Meaning<EffectOf<'haveAbilities'>> = {
  follow(run, { who = 'you', grants, until }) {
    const { work, source } = run;
    const duration = durationNow(run, until);
    if (duration === null) return 'done';
    for (const seat of seatsAmong(referTo(work, who, run))) {
      for (const one of grants) {
        const { nextNumber: id, nextMoment: timestamp } = work.game;
        const ability = grantedBy(run, one);
        work.emit('EffectBegan', 'followInstructions', {
          effect: { kind: 'ability', id, timestamp, ...duration, seat, source, ability },
        });
      }
    }
    return 'done';
  },
};
export default haveAbilities;
