import type { ObjectId } from '../../state/basics.ts';
import { atOnce } from '../../decide/happening/triggers.ts';
import type { Run } from '../../decide/stack/run.ts';

export function countOn({ work }: Run, object: ObjectId, counter: string): number {
  return work.object(object).counters?.[counter] ?? 0;
}

export function change({ work }: Run, object: ObjectId, counter: string, by: number): void {
  if (by === 0) return;
  atOnce(work, () => {
    work.emit('CountersChanged', 'counters', { object, counter, by });
  });
}
