import { objectsAmong, referTo } from '../reading/references.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import { joinBlock } from './shared/join-block.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** An effect has creatures block an attacker, which they were not declared to do (TSP 410.9c, d). */
const block: Meaning<EffectOf<'block'>> = {
  follow(run, { what, whom }) {
    const { work } = run;
    const [attacker] = objectsAmong(referTo(work, whom, run));
    if (attacker === undefined) return 'done';
    atOnce(work, () => {
      for (const object of objectsAmong(referTo(work, what, run)))
        joinBlock(work, object, attacker);
    });
    return 'done';
  },
};
export default block;
