import { permanentsOf } from '../reading/references.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** What is untapped becomes tapped. */
const tap: Meaning<EffectOf<'tap'>> = {
  follow(run, { what }) {
    const { work } = run;
    const objects = permanentsOf(work, what, run).filter((id) => !work.object(id).tapped);
    atOnce(work, () => {
      for (const object of objects) work.emit('PermanentTapped', 'followInstructions', { object });
    });
    return 'done';
  },
};
export default tap;
