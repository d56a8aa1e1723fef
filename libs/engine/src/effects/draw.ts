import { propose } from '../decide/happening/propose.ts';
import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Each card is a draw of its own, which may be replaced (6ED 419.8b). */
const draw: Meaning<EffectOf<'draw'>> = {
  follow(run, { who, amount }) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const rule = work.rules.cite.draw;
    const wanted = amountNow(work, amount, run);
    const seats = seatsAmong(referTo(work, who, run)).flatMap((seat) =>
      Array.from({ length: wanted }, () => seat),
    );
    return propose(
      work,
      seats.map((seat) => ({ change: { kind: 'draw', seat }, met: run.met, rule })),
    );
  },
};
export default draw;
