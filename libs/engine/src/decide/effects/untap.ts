import { objectsAmong, referTo } from '../references.ts';
import type { Run } from '../resolve.ts';
import type { EffectOf } from './index.ts';

export function untap(run: Run, { what }: EffectOf<'untap'>): boolean {
  const { work } = run;
  const objects = objectsAmong(referTo(work, what, run)).filter(
    (id) => work.inPlay(id) && work.object(id).tapped,
  );
  if (objects.length > 0) work.emit('PermanentsUntapped', 'followInstructions', { objects });
  return true;
}
