import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const returnInUntap: Meaning<EffectOf<'returnInUntap'>> = {
  follow(run, { what }) {
    const { work, controller: seat } = run;
    for (const object of permanentsOf(work, what, run)) {
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      work.emit('EffectBegan', 'followInstructions', {
        effect: { kind: 'returnsInUntap', id, timestamp, thisTurn: false, object, seat },
      });
    }
    return 'done';
  },
};
export default returnInUntap;
