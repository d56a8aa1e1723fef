import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Heads or tails by chance: nobody calls it, and nobody wins or loses it (TSP 511.2). */
const tossCoin: Meaning<EffectOf<'tossCoin'>> = {
  follow(run, { who, as }) {
    const { work } = run;
    const [seat] = actorsOf(run, who);
    if (seat === undefined) return 'done';
    const { number: roll, stream } = work.roll();
    const isHeads = stream.below(2) === 0;
    work.emit('CoinTossed', 'coinToss', { roll, seat, side: isHeads ? 'heads' : 'tails' });
    run.bind(as, isHeads);
    return 'done';
  },
};
export default tossCoin;
