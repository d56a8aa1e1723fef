import { someByLot } from '../decide/happening/by-lot.ts';
import type { Run } from '../decide/stack/run.ts';
import { amountNow } from '../reading/amounts.ts';
import { matches } from '../sight/filters.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { discarded } from './shared/discarded.ts';

/** Chance chooses for one player after the other; then all of it is discarded at once. */
const discardAtRandom: Meaning<EffectOf<'discardAtRandom'>> = {
  follow(run, effect) {
    if (run.takeResult() !== null) return 'done';
    const chosen = actorsOf(run, effect.who).flatMap((seat) => drawLots(run, seat, effect));
    return discarded(run, chosen);
  },
};
export default discardAtRandom;

function drawLots(
  run: Run,
  seat: Seat,
  { amount, that }: EffectOf<'discardAtRandom'>,
): readonly ObjectId[] {
  const { work } = run;
  const hand = work.game.players[seat].hand.filter(
    (card) => that === undefined || matches(work, that, card, run),
  );
  const count = Math.max(0, amountNow(work, amount, run));
  return hand.length <= count ? hand : someByLot(work, hand, count);
}
