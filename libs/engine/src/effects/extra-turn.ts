import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 300.6: a turn is added. */
const extraTurn: Meaning<EffectOf<'extraTurn'>> = {
  follow(run, { who }) {
    const { work } = run;
    for (const seat of seatsAmong(referTo(work, who, run))) {
      work.emit('ExtraTurnCreated', 'extraTurn', { extra: work.game.nextNumber, seat });
    }
    return 'done';
  },
};
export default extraTurn;
