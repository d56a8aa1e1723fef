import { atOnce } from '../decide/happening/triggers.ts';
import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { countOn } from './shared/counters.ts';

/** 6ED Glossary: Move: without the counter, or without the other permanent, nothing happens. */
const moveCounter: Meaning<EffectOf<'moveCounter'>> = {
  follow(run, effect) {
    const { work } = run;
    const [from] = permanentsOf(work, effect.from, run);
    const [to] = permanentsOf(work, effect.to, run);
    if (from === undefined || to === undefined || from === to) return 'done';
    if (countOn(run, from, effect.counter) === 0) return 'done';
    const { counter } = effect;
    atOnce(work, () => {
      work.emit('CountersChanged', 'moved', { object: from, counter, by: -1 });
      work.emit('CountersChanged', 'moved', { object: to, counter, by: 1 });
    });
    return 'done';
  },
};
export default moveCounter;
