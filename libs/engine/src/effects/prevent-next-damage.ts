import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { askedOfSource } from './shared/chosen-source.ts';
import { shield } from './shared/shield.ts';

/** The next time that this source would deal damage to them, it is prevented. */
const preventNextDamage: Meaning<EffectOf<'preventNextDamage'>> = {
  follow(run, effect) {
    const { work } = run;
    const { lifeFor, backTo } = effect;
    const [gainer] = lifeFor === undefined ? [] : seatsAmong(referTo(work, lifeFor, run));
    const more = {
      ...askedOfSource(run, effect.from),
      ...(gainer === undefined ? {} : { lifeFor: gainer }),
      ...(backTo === undefined ? {} : { back: { by: run.source, from: backTo } }),
    };
    for (const source of objectsAmong(referTo(work, effect.from, run))) {
      for (const to of referTo(work, effect.to, run)) {
        shield(run, 'preventionFromSource', { source, to, ...more });
      }
    }
    return 'done';
  },
};
export default preventNextDamage;
