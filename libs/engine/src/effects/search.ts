import { chooseFound, soughtBy } from '../decisions/choose/search.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** The player who searches is asked even if there is nothing to find; otherwise the others would learn that. */
const search: Meaning<EffectOf<'search'>> = {
  follow(run, effect) {
    const [searcher] = actorsOf(run, effect.who);
    if (searcher === undefined) return 'done';
    const chosen = run.answerTo(chooseFound.decision);
    if (chosen === null) {
      chooseFound.ask(run.work, searcher, effect.count === 'all' ? 'searchForAll' : 'search');
      return 'waits';
    }
    const found = [...soughtBy(run.work, effect, searcher, run).found, ...chosen];
    if (found.length > 0) run.bind(effect.as, found);
    return 'done';
  },
};
export default search;
