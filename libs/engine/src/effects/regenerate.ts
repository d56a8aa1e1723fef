import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 419.6b: the next destruction this turn is replaced. */
const regenerate: Meaning<EffectOf<'regenerate'>> = {
  follow(run, { what }) {
    const { work } = run;
    for (const object of permanentsOf(work, what, run)) {
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      work.emit('EffectBegan', 'regeneration', {
        effect: { kind: 'regeneration', id, timestamp, thisTurn: true, object },
      });
    }
    return 'done';
  },
};
export default regenerate;
