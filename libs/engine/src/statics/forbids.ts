import type { StaticEffect } from '@arbiter/cards';
import { fits } from '../sight/filters.ts';
import type { Saying } from '../sight/look.ts';
import type { Sight } from '../sight/sight.ts';
import { isSorceryTime } from '../sight/sorcery-time.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { CompiledAbility } from '../text/printed.ts';
import { concerns } from './who.ts';

type Forbidden = Extract<StaticEffect, { readonly forbids: unknown }>['forbids'];

/** Whether the player ignores what the permanent forbids (TSP 408.2j). */
const isIgnored = (sight: Sight, permanent: ObjectId, seat: Seat): boolean =>
  sight.game.effects.some(
    (effect) => effect.kind === 'ignored' && effect.object === permanent && effect.by === seat,
  );

/** The permanent that forbids the player to do this, with that object if it is about one; `null` if none does. */
export function forbiddenBy(
  sight: Sight,
  seat: Seat,
  deed: Forbidden,
  object?: ObjectId,
  ability: CompiledAbility | null = null,
): ObjectId | null {
  const forbidding = sight.look().saying('forbids');
  // Asked about all that could be played: most of the time nothing holds.
  return forbidding.length === 0
    ? null
    : whatForbids(forbidding, sight, seat, deed, object, ability);
}

function whatForbids(
  forbidding: readonly Saying<'forbids'>[],
  sight: Sight,
  seat: Seat,
  deed: Forbidden,
  object: ObjectId | undefined,
  ability: CompiledAbility | null,
): ObjectId | null {
  const found = forbidding.find(({ source, effect, about }) => {
    if (effect.forbids !== deed) return false;
    if (effect.exceptMana === true && ability?.isMana === true) return false;
    if (effect.keyword !== undefined && effect.keyword !== ability?.keyword) return false;
    if (effect.costing === 'tap' && ability?.activation?.cost.tap !== true) return false;
    if (effect.exceptAsSorcery === true && isSorceryTime(sight, seat, object)) return false;
    if (effect.exceptOnOwnTurn === true && sight.game.turn.active === seat) return false;
    if (!concerns(sight, effect.who, source, seat)) return false;
    if (isIgnored(sight, source, seat)) return false;
    if (effect.what === undefined || object === undefined) return true;
    const { controller } = sight.object(source);
    return fits(sight, effect.what, object, {
      ...{ source, controller, playedBy: seat },
      ...(about === undefined ? {} : { bindings: { about } }),
    });
  });
  return found?.source ?? null;
}
