import { creatureType } from '@arbiter/cards';
import { word } from '../decisions/word.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** A word of a kind, which later instructions of the text speak of (6ED 413.2c). */
const chooseWord: Meaning<EffectOf<'chooseWord'>> = {
  follow(run, { who, of, as }) {
    const [seat] = actorsOf(run, who);
    if (seat === undefined) return 'done';
    const answer = run.answerTo(word);
    if (answer === null) {
      word.ask(run.work, seat, { of });
      return 'waits';
    }
    run.bind(as, of === 'creature type' ? creatureType(answer) : answer);
    return 'done';
  },
};
export default chooseWord;
