import { objectsAmong, referTo } from '../reading/references.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** An unblocked attacker becomes blocked by an effect, with nothing that blocks it (6ED Glossary: Blocked Creature). */
const becomeBlocked: Meaning<EffectOf<'becomeBlocked'>> = {
  follow(run, { what }) {
    const { work } = run;
    atOnce(work, () => {
      for (const object of objectsAmong(referTo(work, what, run))) {
        const attacker = work.game.combat?.attackers.find((one) => one.object === object);
        if (attacker?.blocked === false) work.emit('BecameBlocked', 'becomesBlocked', { object });
      }
    });
    return 'done';
  },
};
export default becomeBlocked;
