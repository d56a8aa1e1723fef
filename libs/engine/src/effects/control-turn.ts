import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** It waits for the next turn that the player takes; of several such effects only the last one works (TSP 507.1a). */
const controlTurn: Meaning<EffectOf<'controlTurn'>> = {
  follow(run, { who }) {
    const { work, controller: by } = run;
    for (const seat of seatsAmong(referTo(work, who, run))) {
      for (const one of work.game.effects) {
        if (one.kind !== 'turnControl' || one.seat !== seat) continue;
        work.emit('EffectEnded', 'turnControl', { effect: one.id });
      }
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      work.emit('EffectBegan', 'turnControl', {
        effect: { kind: 'turnControl', id, timestamp, thisTurn: false, seat, by },
      });
    }
    return 'done';
  },
};
export default controlTurn;
