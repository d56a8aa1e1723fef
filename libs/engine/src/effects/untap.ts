import { permanentsOf } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { EffectOf } from './effect-of.ts';

/** What is untapped becomes tapped. */
export function tap(run: Run, { what }: EffectOf<'tap'>): boolean {
  const { work } = run;
  const objects = permanentsOf(work, what, run).filter((id) => !work.object(id).tapped);
  atOnce(work, () => {
    for (const object of objects) work.emit('PermanentTapped', 'followInstructions', { object });
  });
  return true;
}

export function untap(run: Run, { what }: EffectOf<'untap'>): boolean {
  const { work } = run;
  const objects = permanentsOf(work, what, run).filter((id) => work.object(id).tapped);
  if (objects.length > 0) {
    atOnce(work, () => {
      work.emit('PermanentsUntapped', 'followInstructions', { objects });
    });
  }
  return true;
}
