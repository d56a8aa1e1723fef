import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** A rule of combat for what is there now, till the end of the turn or of this combat (6ED 418.3b). */
const inCombat: Meaning<EffectOf<'inCombat'>> = {
  follow(run, { what, rule, until, this: other }) {
    const { work, controller } = run;
    const [source] = other === undefined ? [run.source] : permanentsOf(work, other, run);
    if (source === undefined) return 'done';
    const objects = permanentsOf(work, what, run);
    if (objects.length === 0) return 'done';
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'continuousFixed', {
      effect: {
        kind: 'inCombat',
        id,
        timestamp,
        thisTurn: true,
        ...(until === 'end of combat' ? { until: { endOf: 'combat' } } : {}),
        objects,
        rule,
        source,
        controller,
      },
    });
    return 'done';
  },
};
export default inCombat;
