import { atOnce } from '../decide/happening/triggers.ts';
import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Losing life is no damage: nothing prevents it (6ED Glossary: Damage). */
const loseLife: Meaning<EffectOf<'loseLife'>> = {
  follow(run, effect) {
    const { work } = run;
    const amount = amountNow(work, effect.amount, run);
    if (amount <= 0) return 'done';
    const seats = seatsAmong(referTo(work, effect.who, run));
    atOnce(work, () => {
      for (const seat of seats) work.emit('LifeLost', 'loseLife', { seat, amount });
    });
    return 'done';
  },
};
export default loseLife;
