import { objectsAmong, referTo } from '../reading/references.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import { removeFromCombat } from '../decide/happening/remove-from-combat.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Combat } from '../state/game.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const meaning: Meaning<EffectOf<'removeFromCombat'>> = {
  follow(run, { what, unblocks }) {
    const { work } = run;
    atOnce(work, () => {
      for (const object of objectsAmong(referTo(work, what, run))) {
        const { combat } = work.game;
        const freed =
          unblocks === true && combat !== null ? blockedByNothingElse(combat, object) : [];
        removeFromCombat(work, object, 'removedFromCombat');
        for (const attacker of freed) {
          work.emit('BecameUnblocked', 'becomesUnblocked', { object: attacker });
        }
      }
    });
    return 'done';
  },
};
export default meaning;

/** What it blocks and no other creature has blocked, not even one that has left combat (TSP 309.2f). */
const blockedByNothingElse = ({ attackers }: Combat, blocker: ObjectId): readonly ObjectId[] =>
  attackers
    .filter(({ blockers, formerBlockers = [] }) => {
      const all = [...blockers, ...formerBlockers];
      return blockers.includes(blocker) && all.every((one) => one === blocker);
    })
    .map(({ object }) => object);
