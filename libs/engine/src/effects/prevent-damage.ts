import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { shield } from './shared/shield.ts';

/** 6ED 419.7b: that much damage is prevented, from any source and any number of times. */
const preventDamage: Meaning<EffectOf<'preventDamage'>> = {
  follow(run, effect) {
    const { work } = run;
    const amount = effect.amount === 'all' ? 'all' : amountNow(work, effect.amount, run);
    if (amount !== 'all' && amount <= 0) return 'done';
    const guarded = effect.to === undefined ? [null] : referTo(work, effect.to, run);
    if (effect.divided === true) {
      // Each of them has a shield of its own (6ED 409.1e).
      const shares = run.choices.division.flat();
      guarded.forEach((to, i) => {
        const share = shares[i] ?? 0;
        if (share > 0) shield(run, 'preventionOfAmount', { source: null, to, amount: share });
      });
      return 'done';
    }
    const sources =
      effect.from === undefined ? [null] : objectsAmong(referTo(work, effect.from, run));
    for (const [source, to] of sources.flatMap((by) => guarded.map((one) => [by, one] as const))) {
      if (effect.as !== undefined) run.bind(effect.as, work.game.nextNumber);
      const combat = effect.combat === true ? { combat: true as const } : {};
      shield(run, amount === 'all' ? 'prevention' : 'preventionOfAmount', {
        source,
        to,
        amount,
        ...combat,
        ...(effect.assigned === true ? { assigned: true as const } : {}),
      });
    }
    return 'done';
  },
};
export default preventDamage;
