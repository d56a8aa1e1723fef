import { objectsAmong, referTo } from '../reading/references.ts';
import { removeFromCombat } from '../decide/happening/remove-from-combat.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const meaning: Meaning<EffectOf<'removeFromCombat'>> = {
  follow(run, { what }) {
    for (const object of objectsAmong(referTo(run.work, what, run))) {
      removeFromCombat(run.work, object, 'removedFromCombat');
    }
    return 'done';
  },
};
export default meaning;
