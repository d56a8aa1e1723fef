import { moveObject } from '../moves.ts';
import { objectsAmong, referTo } from '../references.ts';
import type { Run } from '../run.ts';
import type { EffectOf } from './effect-of.ts';

/** 6ED 414.1: the spell goes from the stack to its owner's graveyard. */
export function counter(run: Run, { what }: EffectOf<'counter'>): boolean {
  const { work } = run;
  for (const object of objectsAmong(referTo(work, what, run))) {
    if (work.game.objects[object]?.zone !== 'stack') continue;
    work.emit('StackItemCountered', 'counter', { object, by: run.source });
    moveObject(work, object, 'graveyard', 'counter', work.rules.cite.counter);
  }
  return true;
}
