import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 300.6: a turn is added. */
const extraTurn: Meaning<EffectOf<'extraTurn'>> = {
  follow(run, { who, as }) {
    const { work } = run;
    for (const seat of seatsAmong(referTo(work, who, run))) {
      const extra = work.game.nextNumber;
      work.emit('ExtraTurnCreated', 'extraTurn', { extra, seat });
      if (as !== undefined) run.bind(as, extra);
    }
    return 'done';
  },
};
export default extraTurn;
