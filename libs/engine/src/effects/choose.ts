import { chooseObject } from '../decisions/choose/object.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Objects among which one is chosen, or several; players are none. */
const choose: Meaning<EffectOf<'choose'>> = {
  follow(run, effect) {
    const { count = 1 } = effect;
    const options = objectsAmong(referTo(run.work, effect.among, run));
    const chosen = options.length <= count ? options : run.answerTo(chooseObject.decision);
    if (chosen === null) {
      chooseObject.ask(run.work, run.controller);
      return 'waits';
    }
    const [first] = chosen;
    if (first !== undefined) run.bind(effect.as, count === 1 ? first : chosen);
    return 'done';
  },
};
export default choose;
