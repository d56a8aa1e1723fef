import { amountNow } from '../reading/amounts.ts';
import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { countOn } from './shared/counters.ts';
import { change } from './shared/counters.ts';

/** As many as there are, at most. */
const removeCounters: Meaning<EffectOf<'removeCounters'>> = {
  follow(run, effect) {
    const { work } = run;
    const { counter, amount } = effect;
    for (const object of permanentsOf(work, effect.what, run)) {
      const there = countOn(run, object, counter);
      const wanted = amount === 'all' ? there : amountNow(work, amount, run);
      change(run, object, counter, -Math.min(there, wanted));
    }
    return 'done';
  },
};
export default removeCounters;
