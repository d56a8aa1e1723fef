import { BASIC_LAND_TYPES, COLORS, type TextChange } from '@arbiter/cards';
import type { Question } from '../state/decisions.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './meaning.ts';

/** Replaces one word by another of its kind in a text; both are chosen on resolution (6ED 413.2c). */
export function changeWord(
  run: Run,
  effect: EffectOf<'changeLandWord' | 'changeColorWord'>,
): boolean {
  const { work } = run;
  const objects = objectsAmong(referTo(work, effect.what, run));
  if (objects.length === 0) return true;
  const word = effect.do === 'changeLandWord' ? 'land' : 'color';
  const answer = run.takeAnswer();
  if (typeof answer !== 'string') {
    work.ask(run.controller, QUESTIONS[word], 'changeText');
    return false;
  }
  const [from, to] = answer.split('/');
  const change = { word, from, to } as TextChange;
  for (const object of objects) work.emit('TextChanged', 'changeText', { object, change });
  return true;
}

const QUESTIONS: Readonly<Record<TextChange['word'], Question>> = {
  land: { kind: 'landWords' },
  color: { kind: 'colorWords' },
};

/** Every pair of a land type and another one, as `Island/Swamp`. */
export const LAND_WORD_PAIRS: readonly string[] = pairsOf(BASIC_LAND_TYPES);

/** Every pair of a colour and another one, as `W/U`. */
export const COLOR_WORD_PAIRS: readonly string[] = pairsOf(COLORS);

function pairsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((from) => words.filter((to) => to !== from).map((to) => `${from}/${to}`));
}
