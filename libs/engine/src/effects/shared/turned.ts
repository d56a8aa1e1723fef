import type { Reference } from '@arbiter/cards';
import { atOnce } from '../../decide/happening/triggers.ts';
import type { Progress } from '../../decide/progress.ts';
import type { Run } from '../../decide/stack/run.ts';
import type { ObjectId } from '../../state/basics.ts';
import { amountNow } from '../../reading/amounts.ts';
import { readFrom } from '../../reading/reading.ts';
import { permanentsOf } from '../../reading/references.ts';

/** Turns permanents face up or face down; those that lie so already stay as they are. */
export function turn(run: Run, what: Reference, faceDown: boolean): Progress {
  const { work } = run;
  const objects = permanentsOf(work, what, run).filter(
    (id) => work.object(id).faceDown !== faceDown,
  );
  atOnce(work, () => {
    for (const object of objects) {
      work.emit('PermanentTurned', 'faceDown', { object, faceDown });
      if (!faceDown) putCountersAsTurned(run, object);
    }
  });
  return 'done';
}

/** TSP 504.8: what its text says of that happens in the turning, and not after it. */
function putCountersAsTurned({ work }: Run, object: ObjectId): void {
  const { controller } = work.object(object);
  for (const { asTurnedUp, counters = {} } of work.printed(work.object(object)).enters) {
    if (asTurnedUp !== true) continue;
    for (const [counter, count] of Object.entries(counters)) {
      const by = amountNow(work, count, readFrom(object, controller));
      work.emit('CountersChanged', 'asTurnedUp', { object, counter, by });
    }
  }
}
