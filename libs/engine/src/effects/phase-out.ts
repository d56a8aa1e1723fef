import { permanentsOf } from '../reading/references.ts';
import { phase, withAttached } from '../decide/turn/phasing.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Permanents phase out by an effect, and come back in their controller's next untap step (TSP 502.15b). */
const phaseOut: Meaning<EffectOf<'phaseOut'>> = {
  follow(run, { what }) {
    const { work } = run;
    const ids = permanentsOf(work, what, run);
    if (ids.length === 0) return 'done';
    phase(work, withAttached(work, ids), []);
    return 'done';
  },
};
export default phaseOut;
