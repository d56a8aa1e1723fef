import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Whatever would regenerate it this turn does nothing. */
const cantRegenerate: Meaning<EffectOf<'cantRegenerate'>> = {
  follow(run, { what }) {
    const { work } = run;
    for (const object of objectsAmong(referTo(work, what, run))) {
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      work.emit('EffectBegan', 'regeneration', {
        effect: { kind: 'noRegeneration', id, timestamp, thisTurn: true, object },
      });
    }
    return 'done';
  },
};
export default cantRegenerate;
