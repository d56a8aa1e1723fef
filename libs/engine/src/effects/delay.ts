import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { create } from './shared/delayed.ts';

/** It refers to the very permanents that it was made for, whatever becomes of them (6ED 406.2c, 406.2d). */
const delay: Meaning<EffectOf<'delay'>> = {
  follow(run, { until, effect }) {
    const bindings = { ...run.bindings, target: run.choices.targets.flat() };
    if ('step' in until) return create(run, effect, { bindings, step: until.step, turnOf: null });
    const { when } = until;
    for (const object of objectsAmong(referTo(run.work, until.what, run))) {
      create(run, effect, { bindings, step: null, turnOf: null, watches: { when, object } });
    }
    return 'done';
  },
};
export default delay;
