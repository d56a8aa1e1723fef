import type { StaticEffect } from '@arbiter/cards';
import { concerns } from '../statics/who.ts';
import type { Seat } from '../state/basics.ts';
import type { Sight } from './sight.ts';

/** What permanents say of the mana that a player spends. */
export type Spends = Extract<StaticEffect, { readonly spends: unknown }>;

/** Everything that they say of it, in the order of the battlefield. */
export const spendsOf = (sight: Sight, seat: Seat): readonly Spends[] =>
  sight
    .look()
    .saying('spends')
    .filter(({ source, effect }) => concerns(sight, effect.who, source, seat))
    .map(({ effect }) => effect);
