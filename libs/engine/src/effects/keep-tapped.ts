import { permanentsOf } from '../reading/references.ts';
import { durationNow } from './shared/duration.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Lasts until its controller's next untap step has passed (6ED 302.1). */
const keepTapped: Meaning<EffectOf<'keepTapped'>> = {
  follow(run, { what, asLongAs }) {
    const { work } = run;
    const lasts = asLongAs === undefined ? { thisTurn: false } : durationNow(run, { asLongAs });
    if (lasts === null) return 'done';
    for (const object of permanentsOf(work, what, run)) {
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      work.emit('EffectBegan', 'untap', {
        effect: { kind: 'keptTapped', id, timestamp, ...lasts, object },
      });
    }
    return 'done';
  },
};
export default keepTapped;
