import { objectsAmong, referTo, seatsAmong } from '../references.ts';
import type { Run } from '../run.ts';
import type { EffectOf } from './effect-of.ts';

/** Control changes until something changes it again (6ED 418.3a). */
export function gainControl(run: Run, { what, who }: EffectOf<'gainControl'>): boolean {
  const { work } = run;
  const [to] = seatsAmong(referTo(work, who, run));
  if (to === undefined) return true;
  for (const object of objectsAmong(referTo(work, what, run))) {
    if (!work.inPlay(object) || work.object(object).controller === to) continue;
    work.emit('ControlChanged', 'controlChange', { object, to });
  }
  return true;
}
