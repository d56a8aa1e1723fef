import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { askedOfSource } from './shared/chosen-source.ts';
import { shield } from './shared/shield.ts';

/** The damage is dealt all the same; as much as that is dealt with it (6ED 419.1). */
const repayNextDamage: Meaning<EffectOf<'repayNextDamage'>> = {
  follow(run, { from, to }) {
    const { work } = run;
    const more = {
      ...askedOfSource(run, from),
      back: { by: run.source, from: { all: [] } },
      repays: true as const,
    };
    for (const source of objectsAmong(referTo(work, from, run))) {
      for (const one of referTo(work, to, run)) {
        shield(run, 'replacement', { source, to: one, ...more });
      }
    }
    return 'done';
  },
};
export default repayNextDamage;
