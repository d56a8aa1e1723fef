import { name } from '../decisions/name.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const nameCard: Meaning<EffectOf<'nameCard'>> = {
  follow(run, effect) {
    const answer = run.answerTo(name);
    if (answer === null) {
      name.ask(run.work, run.controller, {});
      return 'waits';
    }
    run.work.emit('CardNamed', 'nameCard', { seat: run.controller, name: answer });
    run.bind(effect.as, answer);
    return 'done';
  },
};
export default nameCard;
