import { objectsAmong, referTo } from '../references.ts';
import type { Run } from '../run.ts';
import type { EffectOf } from './effect-of.ts';

export function untap(run: Run, { what }: EffectOf<'untap'>): boolean {
  const { work } = run;
  const objects = objectsAmong(referTo(work, what, run)).filter(
    (id) => work.inPlay(id) && work.object(id).tapped,
  );
  if (objects.length > 0) work.emit('PermanentsUntapped', 'followInstructions', { objects });
  return true;
}
