import { permanentsOf } from '../reading/references.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const letTarget: Meaning<EffectOf<'letTarget'>> = {
  follow(run, { who, what }) {
    const { work } = run;
    for (const object of permanentsOf(work, what, run)) {
      for (const by of actorsOf(run, who)) {
        const { nextNumber: id, nextMoment: timestamp } = work.game;
        work.emit('EffectBegan', 'followInstructions', {
          effect: { kind: 'targetable', id, timestamp, thisTurn: true, object, by },
        });
      }
    }
    return 'done';
  },
};
export default letTarget;
