import type { Reference } from '@arbiter/cards';
import { atOnce } from '../../decide/happening/triggers.ts';
import type { Progress } from '../../decide/progress.ts';
import type { Run } from '../../decide/stack/run.ts';
import { permanentsOf } from '../../reading/references.ts';

/** Turns permanents face up or face down; those that lie so already stay as they are. */
export function turn(run: Run, what: Reference, faceDown: boolean): Progress {
  const { work } = run;
  const objects = permanentsOf(work, what, run).filter(
    (id) => work.object(id).faceDown !== faceDown,
  );
  atOnce(work, () => {
    for (const object of objects) work.emit('PermanentTurned', 'faceDown', { object, faceDown });
  });
  return 'done';
}
