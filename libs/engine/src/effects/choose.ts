import { choiceAmong, chooseObject } from '../decisions/choose/object.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Objects among which one is chosen, or several; players are none. */
const choose: Meaning<EffectOf<'choose'>> = {
  follow(run, effect) {
    const [chooser] = actorsOf(run, effect.who);
    if (chooser === undefined) return 'done';
    const { from, least, most } = choiceAmong(run.work, effect, run);
    const isForced = least === from.length || most === 0;
    const chosen = isForced ? from.slice(0, most) : run.answerTo(chooseObject.decision);
    if (chosen === null) {
      chooseObject.ask(run.work, chooser);
      return 'waits';
    }
    const [first] = chosen;
    const { count = 1 } = effect;
    if (first !== undefined) run.bind(effect.as, count === 1 ? first : chosen);
    return 'done';
  },
};
export default choose;
