import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { askedOfSource } from './shared/chosen-source.ts';
import { shield } from './shared/shield.ts';

/** Damage to one is dealt to another, still by the same source (6ED Glossary: Redirect). */
const redirectDamage: Meaning<EffectOf<'redirectDamage'>> = {
  follow(run, effect) {
    const { work } = run;
    const { amount: size } = effect;
    const amount = size === 'all' || size === 'next time' ? size : amountNow(work, size, run);
    const [onto] = referTo(work, effect.onto, run);
    if (onto === undefined || (typeof amount === 'number' && amount <= 0)) return 'done';
    const sources =
      effect.from === undefined ? [null] : objectsAmong(referTo(work, effect.from, run));
    const asked = effect.from === undefined ? {} : askedOfSource(run, effect.from);
    for (const source of sources) {
      for (const to of referTo(work, effect.to, run)) {
        const limit = amount === 'next time' ? {} : { amount };
        shield(run, 'redirection', { source, to, onto, ...limit, ...asked });
      }
    }
    return 'done';
  },
};
export default redirectDamage;
