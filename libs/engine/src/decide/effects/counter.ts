import { propose } from '../changes.ts';
import { objectsAmong, referTo } from '../references.ts';
import type { Run } from '../run.ts';
import type { EffectOf } from './effect-of.ts';

/** 6ED 414.1: the spell goes from the stack to its owner's graveyard. */
export function counter(run: Run, { what }: EffectOf<'counter'>): boolean {
  const { work } = run;
  if (run.takeAnswer() !== null) return true;
  const objects = objectsAmong(referTo(work, what, run)).filter(
    (object) => work.game.objects[object]?.zone === 'stack',
  );
  for (const object of objects) {
    work.emit('StackItemCountered', 'counter', { object, by: run.source });
  }
  return propose(
    work,
    objects.map((object) => ({
      change: { kind: 'putIntoGraveyard', object, cause: 'counter' },
      met: run.met,
      rule: work.rules.cite.counter,
    })),
  );
}
