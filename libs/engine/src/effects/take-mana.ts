import { takePool } from '../decide/stack/take-pool.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const takeMana: Meaning<EffectOf<'takeMana'>> = {
  follow(run, { from }) {
    const { work, controller } = run;
    for (const seat of seatsAmong(referTo(work, from, run))) takePool(work, seat, controller);
    return 'done';
  },
};
export default takeMana;
