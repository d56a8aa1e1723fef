import { amountNow } from '../reading/amounts.ts';
import type { Reference } from '@arbiter/cards';
import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { ObjectId } from '../state/basics.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { countOn } from './shared/counters.ts';
import { change } from './shared/counters.ts';

/** As many as there are, at most. */
const removeCounters: Meaning<EffectOf<'removeCounters'>> = {
  follow(run, effect) {
    const { work } = run;
    const { counter, amount } = effect;
    for (const seat of seatsAmong(referTo(work, effect.what, run))) {
      const there = work.game.players[seat].counters?.[counter] ?? 0;
      const least = Math.min(there, amount === 'all' ? there : amountNow(work, amount, run));
      if (least > 0)
        work.emit('PlayerCountersRemoved', 'counters', { seat, counter, amount: least });
    }
    for (const object of withCounters(run, effect.what)) {
      const there = countOn(run, object, counter);
      const wanted = amount === 'all' ? there : amountNow(work, amount, run);
      change(run, object, counter, -Math.min(there, wanted));
    }
    return 'done';
  },
};
export default removeCounters;

/** Permanents, and suspended cards. */
function withCounters(run: Run, what: Reference): readonly ObjectId[] {
  const { work } = run;
  return objectsAmong(referTo(work, what, run)).filter((id) => {
    const { zone } = work.object(id);
    return zone === 'battlefield' || zone === 'exile';
  });
}
