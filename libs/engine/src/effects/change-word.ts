import type { TextChange } from '@arbiter/cards';
import { colorWords, landWords } from '../decisions/text-words.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './meaning.ts';
import type { Progress } from '../decide/progress.ts';

/** Replaces one word by another of its kind in a text; both are chosen on resolution (6ED 413.2c). */
export function changeWord(
  run: Run,
  effect: EffectOf<'changeLandWord' | 'changeColorWord'>,
): Progress {
  const { work } = run;
  const objects = objectsAmong(referTo(work, effect.what, run));
  if (objects.length === 0) return 'done';
  const [word, words] =
    effect.do === 'changeLandWord'
      ? (['land', landWords] as const)
      : (['color', colorWords] as const);
  const answer = run.answerTo<string>(words);
  if (answer === null) {
    words.ask(work, run.controller, {});
    return 'waits';
  }
  const [from, to] = answer.split('/');
  const said = { word, from, to } as TextChange;
  const change = said.word === 'land' ? work.rules.landTypeWords(said) : said;
  for (const object of objects) work.emit('TextChanged', 'changeText', { object, change });
  return 'done';
}
