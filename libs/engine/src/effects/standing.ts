import { durationNow } from './shared/duration.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** It is as if a permanent said so until then; what it is about isn't fixed (6ED 418.3b speaks of characteristics). */
const standing: Meaning<EffectOf<'standing'>> = {
  follow(run, { effect: standing, until }) {
    const { work, source } = run;
    const duration = durationNow(run, until);
    if (duration === null) return 'done';
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'followInstructions', {
      effect: { kind: 'standing', id, timestamp, ...duration, source, standing },
    });
    return 'done';
  },
};
export default standing;
