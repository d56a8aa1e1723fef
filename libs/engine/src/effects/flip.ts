import { atOnce } from '../decide/happening/triggers.ts';
import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** What is flipped stays so as long as it is in play, whatever it becomes (TSP 508.4, 510.4). */
const flip: Meaning<EffectOf<'flip'>> = {
  follow(run, { what }) {
    const { work } = run;
    const objects = permanentsOf(work, what, run).filter((id) => work.object(id).flipped !== true);
    atOnce(work, () => {
      for (const object of objects) work.emit('PermanentFlipped', 'flipped', { object });
    });
    return 'done';
  },
};
export default flip;
