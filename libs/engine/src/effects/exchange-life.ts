import { atOnce } from '../decide/happening/triggers.ts';
import { propose } from '../decide/happening/propose.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Each player gains or loses the difference; what is gained may be replaced (6ED Glossary: Exchange). */
const exchangeLife: Meaning<EffectOf<'exchangeLife'>> = {
  follow(run, effect) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const [one] = seatsAmong(referTo(work, effect.of, run));
    const [other] = seatsAmong(referTo(work, effect.and, run));
    if (one === undefined || other === undefined) return 'done';
    const { life } = work.game.players[one];
    const theirs = work.game.players[other].life;
    if (life === theirs) return 'done';
    // Stryker disable next-line EqualityOperator: they differ
    const [poor, rich] = life < theirs ? [one, other] : [other, one];
    const amount = Math.abs(life - theirs);
    const rule = work.rules.cite.exchange;
    atOnce(work, () => {
      work.emitBy('LifeLost', rule, { seat: rich, amount });
    });
    return propose(work, [
      { change: { kind: 'gainLife', seat: poor, amount }, met: run.met, rule },
    ]);
  },
};
export default exchangeLife;
