import type { StaticEffect } from '@arbiter/cards';
import { concerns } from '../statics/who.ts';
import type { Seat } from '../state/basics.ts';
import type { Sight } from './sight.ts';

/** What permanents say of the mana that a player spends. */
export type Spends = Extract<StaticEffect, { readonly spends: unknown }>;

/** Everything that they say of it, in the order of the battlefield. */
export function spendsOf(sight: Sight, seat: Seat): readonly Spends[] {
  const saying = sight.look().saying('spends');
  // Asked about every cost: most of the time nothing says anything of it.
  if (saying.length === 0) return NOTHING_SAID;
  return saying
    .filter(({ source, effect }) => concerns(sight, effect.who, source, seat))
    .map(({ effect }) => effect);
}

const NOTHING_SAID: readonly Spends[] = [];
