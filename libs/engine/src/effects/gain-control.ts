import { settleControl } from '../decide/happening/control.ts';
import { permanentsOf, referTo, seatsAmong } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import { durationNow } from './duration.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/** Control changes for as long as it says, or until a younger effect changes it again (6ED 418.3a). */
export function gainControl(run: Run, { what, who, until }: EffectOf<'gainControl'>): Progress {
  const { work } = run;
  const [to] = seatsAmong(referTo(work, who, run));
  const duration = durationNow(run, until);
  if (to === undefined || duration === null) return 'done';
  for (const object of permanentsOf(work, what, run)) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    const effect = { kind: 'control', id, timestamp, ...duration, object, to } as const;
    work.emit('EffectBegan', 'controlChange', { effect });
  }
  settleControl(work);
  return 'done';
}
