import { matches } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import { isPlayer, type ObjectId, type Recipient } from '../state/basics.ts';
import { concerns, isMeant } from './who.ts';

/** Whether a static ability keeps this from being a target of that spell or ability. */
export function isKeptFromTargeting(sight: Sight, what: Recipient, by: ObjectId): boolean {
  if (!isPlayer(what) && !sight.inPlay(what)) return false;
  return isKept(sight, what, by) && !isLetTarget(sight, what, by);
}

/** Whether an effect lets the player target it all the same. */
const isLetTarget = (sight: Sight, what: Recipient, by: ObjectId): boolean =>
  sight.game.effects.some(
    (one) =>
      one.kind === 'targetable' && one.object === what && one.by === sight.object(by).controller,
  );

function isKept(sight: Sight, what: Recipient, by: ObjectId): boolean {
  return sight
    .look()
    .saying('cantBeTheTarget')
    .some(({ source, effect }) => {
      const { cantBeTheTarget, of, which, whose = 'each player' } = effect;
      const { kind, controller, stack } = sight.object(by);
      // What isn't on the stack yet is an ability of the permanent that it is looked at for.
      const isSpell = kind !== 'ability' && sight.object(by).zone !== 'battlefield';
      if (of !== undefined && (of === 'spells') !== isSpell) return false;
      if (!concerns(sight, whose, source, controller)) return false;
      const from = { source, controller: sight.object(source).controller };
      if (which !== undefined && !matches(sight, which, stack?.source ?? by, from)) return false;
      return isMeant(sight, cantBeTheTarget, what, source);
    });
}
