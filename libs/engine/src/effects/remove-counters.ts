import { amountNow } from '../reading/amounts.ts';
import type { Reference } from '@arbiter/cards';
import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { ObjectId } from '../state/basics.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { countOn } from './shared/counters.ts';
import { change } from './shared/counters.ts';

/** As many as there are, at most; from players too (6ED Glossary: Counter). */
const removeCounters: Meaning<EffectOf<'removeCounters'>> = {
  follow(run, effect) {
    const { work } = run;
    const { counter, amount } = effect;
    const of = (there: number): number =>
      amount === 'all' ? there : Math.min(there, amountNow(work, amount, run));
    for (const object of withCounters(run, effect.what)) {
      change(run, object, counter, -of(countOn(run, object, counter)));
    }
    for (const seat of seatsAmong(referTo(work, effect.what, run))) {
      const by = of(work.game.players[seat].counters?.[counter] ?? 0);
      if (by > 0) work.emit('PlayerCountersChanged', 'counters', { seat, counter, by: -by });
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
