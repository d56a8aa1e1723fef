import { opponentOf, playerRef } from '../state/basics.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Chance decides, as fairly as everything else that it decides in this game. */
const flipCoin: Meaning<EffectOf<'flipCoin'>> = {
  follow(run, { who, as, winner, loser }) {
    const { work } = run;
    const [seat] = actorsOf(run, who);
    if (seat === undefined) return 'done';
    const { number: roll, stream } = work.roll();
    const won = stream.below(2) === 0;
    work.emit('CoinFlipped', 'chance', { roll, seat, won });
    run.bind(as, won);
    const other = opponentOf(seat);
    if (winner !== undefined) run.bind(winner, playerRef(won ? seat : other));
    if (loser !== undefined) run.bind(loser, playerRef(won ? other : seat));
    return 'done';
  },
};
export default flipCoin;
