import { atOnce } from '../decide/happening/triggers.ts';
import { propose } from '../decide/happening/propose.ts';
import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** What is gained may be replaced; what is lost is simply lost. */
const setLife: Meaning<EffectOf<'setLife'>> = {
  follow(run, { who, amount }) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const wanted = amountNow(work, amount, run);
    const more = seatsAmong(referTo(work, who, run)).map((seat) => ({
      seat,
      amount: wanted - work.game.players[seat].life,
    }));
    atOnce(work, () => {
      for (const { seat, amount: by } of more) {
        if (by < 0) work.emit('LifeLost', 'loseLife', { seat, amount: -by });
      }
    });
    return propose(
      work,
      more
        .filter(({ amount: by }) => by > 0)
        .map(({ seat, amount: by }) => ({
          change: { kind: 'gainLife', seat, amount: by },
          met: run.met,
          rule: work.rules.cite.gainLife,
        })),
    );
  },
};
export default setLife;
