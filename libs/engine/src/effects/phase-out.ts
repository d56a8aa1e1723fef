import { permanentsOf } from '../reading/references.ts';
import { phase, takenAlong, withAttached } from '../decide/turn/phasing.ts';
import { matches } from '../sight/filters.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/**
 * Permanents phase out by an effect, and come back in their controller's next untap step (TSP 502.15b), or as an effect
 * says so.
 */
const phaseOut: Meaning<EffectOf<'phaseOut'>> = {
  follow(run, { what, in: filter }) {
    const { work } = run;
    const ids = permanentsOf(work, what, run);
    const back =
      filter === undefined
        ? []
        : work.game.phasedOut
            .filter((one) => one.with === 0 && matches(work, filter, one.object, run))
            .map(({ object }) => object);
    if (ids.length === 0 && back.length === 0) return 'done';
    phase(work, withAttached(work, ids), [...back, ...takenAlong(work, back)]);
    return 'done';
  },
};
export default phaseOut;
