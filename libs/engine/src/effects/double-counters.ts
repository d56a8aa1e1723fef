import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { change } from './shared/counters.ts';

/** As many counters of each kind come as lie there (6ED Glossary: Counter). */
const doubleCounters: Meaning<EffectOf<'doubleCounters'>> = {
  follow(run, { what }) {
    const { work } = run;
    for (const object of permanentsOf(work, what, run)) {
      const kinds = Object.entries(work.object(object).counters ?? {});
      for (const [counter, count] of kinds) change(run, object, counter, count);
    }
    return 'done';
  },
};
export default doubleCounters;
