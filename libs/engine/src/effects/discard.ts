import type { Run } from '../decide/stack/run.ts';
import { chooseToDiscard } from '../decisions/choose/discard.ts';
import { amountNow } from '../reading/amounts.ts';
import { readFor } from '../reading/reading.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import { opponentOf, type Seat } from '../state/basics.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { discarded } from './shared/discarded.ts';

/**
 * Each player chooses, the active one first (6ED 413.2d); then all of it is discarded at once, or as much as
 * there is (6ED 416.3).
 */
const discard: Meaning<EffectOf<'discard'>> = {
  follow(run, effect) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const { active } = work.game.turn;
    const named = seatsAmong(referTo(work, effect.who, run));
    const seats = [active, opponentOf(active)].filter((seat) => named.includes(seat));
    const asked = run.progress('discard');
    const answer = asked === null ? null : run.answerTo(chooseToDiscard.decision);
    let chosen = [...(asked?.chosen ?? []), ...(answer ?? [])];
    const from = asked === null ? 0 : seats.indexOf(asked.asking) + 1;
    for (const asking of seats.slice(from)) {
      const count = amountOf(run, effect, asking);
      const { hand } = work.game.players[asking];
      if (count === 0) continue;
      if (hand.length <= count) chosen = [...chosen, ...hand];
      else {
        run.proceed({ of: 'discard', asking, chosen });
        chooseToDiscard.ask(work, asking);
        return 'waits';
      }
    }
    return discarded(run, chosen);
  },
};
export default discard;

function amountOf(run: Run, { amount, each }: EffectOf<'discard'>, seat: Seat): number {
  if (amount === 'all') return Infinity;
  return Math.max(0, amountNow(run.work, amount, readFor(run, each, seat)));
}
