import { permanentsOf } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import { phase, withAttached } from '../decide/turn/phasing.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/** Permanents phase out by an effect, and come back in their controller's next untap step (TSP 502.15b). */
export function phaseOut(run: Run, { what }: EffectOf<'phaseOut'>): Progress {
  const { work } = run;
  const ids = permanentsOf(work, what, run);
  if (ids.length === 0) return 'done';
  phase(work, withAttached(work, ids), []);
  return 'done';
}
