import { objectsAmong, referTo } from '../reading/references.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Nobody else learns what the cards are. */
const lookAt: Meaning<EffectOf<'lookAt'>> = {
  follow(run, { who, what }) {
    const { work } = run;
    const cards = objectsAmong(referTo(work, what, run));
    for (const to of actorsOf(run, who)) {
      for (const object of cards) work.emit('CardRevealed', 'followInstructions', { object, to });
    }
    return 'done';
  },
};
export default lookAt;
