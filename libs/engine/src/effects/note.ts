import { amountNow } from '../reading/amounts.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** A number as it is now. */
const note: Meaning<EffectOf<'note'>> = {
  follow(run, { amount, as }) {
    run.bind(as, amountNow(run.work, amount, run));
    return 'done';
  },
};
export default note;
