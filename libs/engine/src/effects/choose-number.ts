import { number } from '../decisions/number.ts';
import { amountNow } from '../reading/amounts.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const chooseNumber: Meaning<EffectOf<'chooseNumber'>> = {
  follow(run, { who, most: amount, as }) {
    const [chooser] = actorsOf(run, who);
    if (chooser === undefined) return 'done';
    const most = Math.max(0, amountNow(run.work, amount, run));
    const chosen = most === 0 ? 0 : run.answerTo(number);
    if (chosen === null) {
      number.ask(run.work, chooser, { most });
      return 'waits';
    }
    run.bind(as, chosen);
    return 'done';
  },
};
export default chooseNumber;
