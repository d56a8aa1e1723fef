import { objectsAmong, referTo } from '../reading/references.ts';
import { durationNow } from './shared/duration.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const mayPlay: Meaning<EffectOf<'mayPlay'>> = {
  follow(run, { what, until, free, flashback, onTop }) {
    const { work, controller: seat } = run;
    const objects = objectsAmong(referTo(work, what, run)).filter(
      (id) => work.object(id).zone !== null,
    );
    const duration = durationNow(run, until);
    if (objects.length === 0 || duration === null) return 'done';
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'followInstructions', {
      effect: {
        kind: 'mayPlay',
        id,
        timestamp,
        ...duration,
        objects,
        seat,
        ...(free === undefined ? {} : { free }),
        ...(flashback === undefined ? {} : { flashback }),
        ...(onTop === undefined ? {} : { onTop }),
      },
    });
    return 'done';
  },
};
export default mayPlay;
