import { creatureType } from '@arbiter/cards';
import { word } from '../decisions/word.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** First the type that is replaced, then the one that it is read as (TSP 418.6a, 212.1e). */
const changeCreatureWord: Meaning<EffectOf<'changeCreatureWord'>> = {
  follow(run, { what, except: never }) {
    const { work, controller } = run;
    const objects = objectsAmong(referTo(work, what, run));
    if (objects.length === 0) return 'done';
    const begun = run.progress('creatureWord');
    const answer = run.answerTo(word);
    if (begun === null) {
      const from = answer === null ? null : creatureType(answer);
      if (from !== null) run.proceed({ of: 'creatureWord', from });
      const except = from === null ? [] : [from, ...(never === undefined ? [] : [never])];
      word.ask(work, controller, { of: 'creature type', ...(from === null ? {} : { except }) });
      return 'waits';
    }
    if (answer === null) return 'waits';
    const { from } = begun;
    const to = creatureType(answer);
    const change = { word: 'creature', from, to } as const;
    for (const object of objects) work.emit('TextChanged', 'changeText', { object, change });
    return 'done';
  },
};
export default changeCreatureWord;
