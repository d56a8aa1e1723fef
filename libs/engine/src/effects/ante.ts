import { moveObject } from '../decide/happening/moves.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import { actorsOf } from './shared/actor.ts';
import { isForAnte } from './shared/for-ante.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Nothing happens in a game that isn't played for ante; nobody antes what another player owns (TSP 217.9d). */
const ante: Meaning<EffectOf<'ante'>> = {
  follow(run, { who, what }) {
    const { work } = run;
    const [seat] = actorsOf(run, who);
    if (seat === undefined || work.game.players[seat].ante === undefined) return 'done';
    if (!isForAnte(run)) return 'done';
    const own = objectsAmong(referTo(work, what, run)).filter((id) => {
      const { owner, zone, kind } = work.object(id);
      return kind === 'card' && owner === seat && zone !== null && zone !== 'ante';
    });
    atOnce(work, () => {
      for (const id of own) moveObject(work, id, 'ante', 'ante', work.rules.cite.anted);
    });
    return 'done';
  },
};
export default ante;
