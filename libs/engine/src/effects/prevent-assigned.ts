import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Damage that waits is prevented: it was the target, not who receives it (4ED when-playable.1). */
const preventAssigned: Meaning<EffectOf<'preventAssigned'>> = {
  follow(run, effect) {
    const { work } = run;
    const most = amountNow(work, effect.amount, run);
    for (const id of objectsAmong(referTo(work, effect.what, run))) {
      const change = work.game.held.find(({ object }) => object === id)?.proposed.change;
      if (change?.kind !== 'damage') continue;
      const by = Math.min(most, change.amount);
      const { source, to } = change;
      work.emit('HeldDamageChanged', 'prevention', { object: id, amount: change.amount - by });
      work.emit('DamagePrevented', 'prevention', { source, to, amount: by, effect: 0 });
    }
    return 'done';
  },
};
export default preventAssigned;
