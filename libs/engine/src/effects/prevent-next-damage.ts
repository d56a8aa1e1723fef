import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { shield } from './shared/shield.ts';

/** The next time that this source would deal damage to them, it is prevented. */
const preventNextDamage: Meaning<EffectOf<'preventNextDamage'>> = {
  follow(run, effect) {
    const { work } = run;
    for (const source of objectsAmong(referTo(work, effect.from, run))) {
      for (const to of referTo(work, effect.to, run)) {
        shield(run, 'preventionFromSource', { source, to });
      }
    }
    return 'done';
  },
};
export default preventNextDamage;
