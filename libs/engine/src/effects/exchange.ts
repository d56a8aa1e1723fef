import { settleControl } from '../decide/happening/control.ts';
import { propose } from '../decide/happening/propose.ts';
import { permanentsOf, referTo, seatsAmong } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/** 6ED Glossary: Exchange: if one of the two is not there any more, nothing happens to the other. */
export function exchangeControl(run: Run, effect: EffectOf<'exchangeControl'>): Progress {
  const { work } = run;
  const [one] = permanentsOf(work, effect.of, run);
  const [other] = permanentsOf(work, effect.and, run);
  if (one === undefined || other === undefined) return 'done';
  const pairs = [
    { object: one, to: work.object(other).controller },
    { object: other, to: work.object(one).controller },
  ];
  for (const { object, to } of pairs) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    const effectOn = { kind: 'control', id, timestamp, thisTurn: false, object, to } as const;
    work.emit('EffectBegan', 'exchange', { effect: effectOn });
  }
  settleControl(work);
  return 'done';
}

/** Each player gains or loses the difference; what is gained may be replaced (6ED Glossary: Exchange). */
export function exchangeLife(run: Run, effect: EffectOf<'exchangeLife'>): Progress {
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
  work.emitBy('LifeLost', rule, { seat: rich, amount });
  return propose(work, [{ change: { kind: 'gainLife', seat: poor, amount }, met: run.met, rule }]);
}
