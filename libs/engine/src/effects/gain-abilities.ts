import { permanentsOf } from '../reading/references.ts';
import { durationNow } from './shared/duration.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Which abilities they are is fixed as it resolves (TSP 418.3c); abilities that are linked there are linked here (TSP 217.7d). */
const gainAbilities: Meaning<EffectOf<'gainAbilities'>> = {
  follow(run, { what, of, until }) {
    const { work } = run;
    const objects = permanentsOf(work, what, run);
    const grants = permanentsOf(work, of, run).flatMap((id) =>
      work
        .characteristics(id)
        .abilities.flatMap(({ activation, ref }) => (activation === null ? [] : [ref])),
    );
    const duration = durationNow(run, until, objects[0]);
    if (objects.length === 0 || grants.length === 0 || duration === null) return 'done';
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'continuousFixed', {
      effect: { kind: 'modification', id, timestamp, ...duration, objects, by: { grants } },
    });
    return 'done';
  },
};
export default gainAbilities;
