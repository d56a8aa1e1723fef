import { propose } from '../decide/happening/propose.ts';
import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import { forbiddenBy } from '../statics/forbids.ts';
import type { Seat } from '../state/basics.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Life that is gained may be replaced (6ED 419.8b). */
const gainLife: Meaning<EffectOf<'gainLife'>> = {
  follow(run, effect) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const rule = work.rules.cite.gainLife;
    const amount = amountNow(work, effect.amount, run);
    return propose(
      work,
      seatsAmong(referTo(work, effect.who, run))
        .filter((seat) => mayGain(run, seat, amount))
        .map((seat) => ({
          change: { kind: 'gainLife', seat, amount },
          met: run.met,
          rule,
        })),
    );
  },
};
export default gainLife;

/** 6ED 103.2: what can't happen doesn't, though another text says that it does. */
function mayGain({ work }: Run, seat: Seat, amount: number): boolean {
  const source = forbiddenBy(work, seat, 'gaining life');
  if (source === null) return true;
  work.emit('LifeNotGained', 'cantBeatsCan', { seat, amount, source });
  return false;
}
