import { BASIC_LAND_TYPES, type BasicLandType } from '@arbiter/cards';
import { objectsAmong, referTo } from '../references.ts';
import type { Run } from '../run.ts';
import type { EffectOf } from './effect-of.ts';

/** Replaces one basic land type by another in a text; both are chosen on resolution (6ED 413.2c). */
export function changeLandWord(run: Run, { what }: EffectOf<'changeLandWord'>): boolean {
  const { work } = run;
  const objects = objectsAmong(referTo(work, what, run));
  if (objects.length === 0) return true;
  const answer = run.takeAnswer();
  if (typeof answer !== 'string') {
    work.ask(run.controller, { kind: 'landWords' }, 'changeText');
    return false;
  }
  const [from, to] = answer.split('/') as [BasicLandType, BasicLandType];
  for (const object of objects) {
    work.emit('TextChanged', 'changeText', { object, change: { word: 'land', from, to } });
  }
  return true;
}

/** Every pair of a land type and another one, as `Island/Swamp`. */
export const LAND_WORD_PAIRS: readonly string[] = BASIC_LAND_TYPES.flatMap((from) =>
  BASIC_LAND_TYPES.filter((to) => to !== from).map((to) => `${from}/${to}`),
);
