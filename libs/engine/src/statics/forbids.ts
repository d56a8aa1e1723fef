import type { StaticEffect } from '@arbiter/cards';
import { fits } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import { isSorceryTime } from '../sight/sorcery-time.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import { concerns } from './who.ts';

type Forbidden = Extract<StaticEffect, { readonly forbids: unknown }>['forbids'];

/** The permanent that forbids the player to do this, with that object if it is about one; `null` if none does. */
export function forbiddenBy(
  sight: Sight,
  seat: Seat,
  deed: Forbidden,
  object?: ObjectId,
  isMana = false,
): ObjectId | null {
  const found = sight.look().statics.find(({ source, effect, about }) => {
    if (!('forbids' in effect) || effect.forbids !== deed) return false;
    if (effect.exceptMana === true && isMana) return false;
    if (effect.exceptAsSorcery === true && isSorceryTime(sight, seat, object)) return false;
    if (!concerns(sight, effect.who, source, seat)) return false;
    if (effect.what === undefined || object === undefined) return true;
    const { controller } = sight.object(source);
    return fits(sight, effect.what, object, {
      ...{ source, controller },
      ...(about === undefined ? {} : { bindings: { about } }),
    });
  });
  return found?.source ?? null;
}
