import type { ObjectId } from '../state/basics.ts';
import { amountNow } from '../reading/amounts.ts';
import { permanentsOf, referTo, seatsAmong } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';

/** Counters of one kind are alike, whatever put them there; players too receive them (6ED Glossary: Counter). */
export function putCounters(run: Run, effect: EffectOf<'putCounters'>): boolean {
  const { work } = run;
  const amount = amountNow(work, effect.amount, run);
  for (const object of permanentsOf(work, effect.what, run)) {
    change(run, object, effect.counter, amount);
  }
  if (amount > 0) {
    for (const seat of seatsAmong(referTo(work, effect.what, run))) {
      const facts = { seat, counter: effect.counter, by: amount };
      work.emit('PlayerCountersChanged', 'counters', facts);
    }
  }
  return true;
}

/** As many as there are, at most. */
export function removeCounters(run: Run, effect: EffectOf<'removeCounters'>): boolean {
  const { work } = run;
  const { counter, amount } = effect;
  for (const object of permanentsOf(work, effect.what, run)) {
    const there = countOn(run, object, counter);
    const wanted = amount === 'all' ? there : amountNow(work, amount, run);
    change(run, object, counter, -Math.min(there, wanted));
  }
  return true;
}

/** 6ED Glossary: Move: without the counter, or without the other permanent, nothing happens. */
export function moveCounter(run: Run, effect: EffectOf<'moveCounter'>): boolean {
  const { work } = run;
  const [from] = permanentsOf(work, effect.from, run);
  const [to] = permanentsOf(work, effect.to, run);
  if (from === undefined || to === undefined || from === to) return true;
  if (countOn(run, from, effect.counter) === 0) return true;
  work.emit('CountersChanged', 'moved', { object: from, counter: effect.counter, by: -1 });
  work.emit('CountersChanged', 'moved', { object: to, counter: effect.counter, by: 1 });
  return true;
}

function countOn({ work }: Run, object: ObjectId, counter: string): number {
  return work.object(object).counters?.[counter] ?? 0;
}

function change({ work }: Run, object: ObjectId, counter: string, by: number): void {
  if (by !== 0) work.emit('CountersChanged', 'counters', { object, counter, by });
}
