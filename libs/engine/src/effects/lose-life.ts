import { atOnce } from '../decide/happening/triggers.ts';
import { amountNow } from '../reading/amounts.ts';
import { readFor } from '../reading/reading.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Losing life is no damage: nothing prevents it (6ED Glossary: Damage). */
const loseLife: Meaning<EffectOf<'loseLife'>> = {
  follow(run, effect) {
    const { work } = run;
    const losses = seatsAmong(referTo(work, effect.who, run)).map((seat) => ({
      seat,
      amount: amountNow(work, effect.amount, readFor(run, effect.each, seat)),
    }));
    atOnce(work, () => {
      for (const loss of losses) if (loss.amount > 0) work.emit('LifeLost', 'loseLife', loss);
    });
    return 'done';
  },
};
export default loseLife;
