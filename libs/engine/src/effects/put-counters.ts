import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, permanentsOf, referTo, seatsAmong } from '../reading/references.ts';
import type { ObjectId } from '../state/basics.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { change } from './shared/counters.ts';

/** Counters of one kind are alike, whatever put them there; players too receive them (6ED Glossary: Counter). */
const putCounters: Meaning<EffectOf<'putCounters'>> = {
  follow(run, effect) {
    const { work } = run;
    const amount = amountNow(work, effect.amount, run);
    if (effect.divided === true) {
      const shares = run.choices.division.flat();
      const all: ObjectId[] = [];
      objectsAmong(referTo(work, effect.what, run)).forEach((object, i) => {
        if (!work.inPlay(object)) return;
        const share = shares[i] ?? 0;
        change(run, object, effect.counter, share);
        all.push(...Array<ObjectId>(share).fill(object));
      });
      if (effect.as !== undefined) run.bind(effect.as, all);
      return 'done';
    }
    for (const object of permanentsOf(work, effect.what, run)) {
      change(run, object, effect.counter, amount);
    }
    if (amount > 0) {
      for (const seat of seatsAmong(referTo(work, effect.what, run))) {
        const facts = { seat, counter: effect.counter, by: amount };
        work.emit('PlayerCountersChanged', 'counters', facts);
      }
    }
    return 'done';
  },
};
export default putCounters;
