import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED Glossary: Skip: the next one that has not begun yet, whenever that is. */
const skip: Meaning<EffectOf<'skip'>> = {
  follow(run, { who, what }) {
    const { work, source } = run;
    for (const seat of seatsAmong(referTo(work, who, run))) {
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      work.emit('EffectBegan', 'skip', {
        effect: { kind: 'skip', id, timestamp, thisTurn: false, seat, what, source },
      });
    }
    return 'done';
  },
};
export default skip;
