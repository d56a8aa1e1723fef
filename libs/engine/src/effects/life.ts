import { propose } from '../decide/happening/propose.ts';
import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { Seat } from '../state/basics.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';

/** Life that is gained may be replaced (6ED 419.8b). */
export function gainLife(run: Run, effect: EffectOf<'gainLife'>): boolean {
  if (run.takeAnswer() !== null) return true;
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
}

/** 6ED 103.2: what can't happen doesn't, though another text says that it does. */
function mayGain({ work }: Run, seat: Seat, amount: number): boolean {
  const forbidden = work.look().statics.find(({ source, effect }) => {
    if (!('forbids' in effect)) return false;
    const own = work.object(source).controller === seat;
    return effect.who === 'each player' || own === (effect.who === 'you');
  });
  if (forbidden === undefined) return true;
  work.emit('LifeNotGained', 'cantBeatsCan', { seat, amount, source: forbidden.source });
  return false;
}

/** Losing life is no damage: nothing prevents it (6ED Glossary: Damage). */
export function loseLife(run: Run, effect: EffectOf<'loseLife'>): boolean {
  const { work } = run;
  const amount = amountNow(work, effect.amount, run);
  if (amount <= 0) return true;
  for (const seat of seatsAmong(referTo(work, effect.who, run))) {
    work.emit('LifeLost', 'loseLife', { seat, amount });
  }
  return true;
}
