import { objectsAmong, referTo } from '../reading/references.ts';
import { whereItWent } from '../state/where-it-went.ts';
import { actorsOf } from './shared/actor.ts';
import { isForAnte } from './shared/for-ante.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/**
 * It lies with the new owner from then on, in whichever zone it is (TSP 217.9c): what was sacrificed to play this, in a
 * graveyard.
 */
const gainOwnership: Meaning<EffectOf<'gainOwnership'>> = {
  follow(run, { who, what }) {
    const { work } = run;
    const [to] = actorsOf(run, who);
    if (to === undefined || !isForAnte(run)) return 'done';
    const objects = objectsAmong(referTo(work, what, run))
      .map((id) => (work.object(id).zone === null ? whereItWent(work.game, id) : id))
      .filter((id) => {
        const { owner, zone, kind } = work.object(id);
        return kind === 'card' && owner !== to && zone !== null;
      });
    if (objects.length > 0) work.emit('OwnershipChanged', 'ownership', { objects, to });
    return 'done';
  },
};
export default gainOwnership;
