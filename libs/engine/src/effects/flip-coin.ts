import { opponentOf, playerRef } from '../state/basics.ts';
import { word } from '../decisions/word.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const SIDES = ['heads', 'tails'];

/** Chance decides, as fairly as everything else that it decides in this game; a call may come first (TSP 511.1). */
const flipCoin: Meaning<EffectOf<'flipCoin'>> = {
  follow(run, { who, as, winner, loser }) {
    const { work } = run;
    const [seat] = actorsOf(run, who);
    if (seat === undefined) return 'done';
    const call = work.rules.coinFlips(() => run.answerTo(word));
    if (call === null) {
      word.ask(work, seat, { of: 'option', oneOf: SIDES }, 'coinCall');
      return 'waits';
    }
    const { number: roll, stream } = work.roll();
    const won = stream.below(2) === 0;
    if (call === undefined) work.emit('CoinFlipped', 'chance', { roll, seat, won });
    else work.emit('CoinFlipped', 'coinCall', { roll, seat, won, call });
    run.bind(as, won);
    const other = opponentOf(seat);
    if (winner !== undefined) run.bind(winner, playerRef(won ? seat : other));
    if (loser !== undefined) run.bind(loser, playerRef(won ? other : seat));
    return 'done';
  },
};
export default flipCoin;
