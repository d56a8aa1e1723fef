import { permanentsOf } from '../reading/references.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const untap: Meaning<EffectOf<'untap'>> = {
  follow(run, { what }) {
    const { work } = run;
    const objects = permanentsOf(work, what, run).filter((id) => work.object(id).tapped);
    if (objects.length > 0) {
      atOnce(work, () => {
        work.emit('PermanentsUntapped', 'followInstructions', { objects });
      });
    }
    return 'done';
  },
};
export default untap;
