import { chooseASource, possibleSources } from '../decisions/choose/source.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 419.7c: the source is chosen on resolution. */
const chooseSource: Meaning<EffectOf<'chooseSource'>> = {
  follow(run, effect) {
    const { work } = run;
    const options = possibleSources(work, effect.which, run);
    if (options.length === 0) return 'done';
    const [source] = options.length === 1 ? options : (run.answerTo(chooseASource.decision) ?? []);
    if (source === undefined) {
      chooseASource.ask(work, run.controller);
      return 'waits';
    }
    run.bind(effect.as, source);
    return 'done';
  },
};
export default chooseSource;
