import { whom } from '../sight/combat-rules.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';

/** What stays tapped in its controller's untap step (6ED 302.1). */
export function heldDown(sight: Sight): ReadonlySet<ObjectId> {
  const kept = sight.game.effects.flatMap((effect) =>
    effect.kind === 'keptTapped' ? [effect.object] : [],
  );
  return new Set([
    ...kept,
    ...sight
      .look()
      .saying('doesNotUntap')
      .flatMap(({ source, effect }) => {
        const { controller } = sight.object(source);
        return whom(sight, effect.doesNotUntap, { source, controller });
      }),
  ]);
}
