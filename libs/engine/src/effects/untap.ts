import { permanentsOf } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/** What is untapped becomes tapped. */
export function tap(run: Run, { what }: EffectOf<'tap'>): Progress {
  const { work } = run;
  const objects = permanentsOf(work, what, run).filter((id) => !work.object(id).tapped);
  atOnce(work, () => {
    for (const object of objects) work.emit('PermanentTapped', 'followInstructions', { object });
  });
  return 'done';
}

export function untap(run: Run, { what }: EffectOf<'untap'>): Progress {
  const { work } = run;
  const objects = permanentsOf(work, what, run).filter((id) => work.object(id).tapped);
  if (objects.length > 0) {
    atOnce(work, () => {
      work.emit('PermanentsUntapped', 'followInstructions', { objects });
    });
  }
  return 'done';
}
