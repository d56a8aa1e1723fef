import { settleControl } from '../decide/happening/control.ts';
import { permanentsOf, referTo, seatsAmong } from '../reading/references.ts';
import { durationNow } from './shared/duration.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Control changes for as long as it says, or until a younger effect changes it again (6ED 418.3a). */
const gainControl: Meaning<EffectOf<'gainControl'>> = {
  follow(run, { what, who, until }) {
    const { work } = run;
    const [to] = seatsAmong(referTo(work, who, run));
    const duration = durationNow(run, until);
    if (to === undefined || duration === null) return 'done';
    for (const object of permanentsOf(work, what, run)) {
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      const effect = { kind: 'control', id, timestamp, ...duration, object, to } as const;
      work.emit('EffectBegan', 'controlChange', { effect });
    }
    settleControl(work);
    return 'done';
  },
};
export default gainControl;
