import type { Sight } from '../sight/sight.ts';
import type { Seat } from '../state/basics.ts';
import { concerns } from './who.ts';

/** How many lands a player may play in a turn (6ED 214.9b, 305.4). */
export function landsATurn(sight: Sight, seat: Seat): number {
  return sight.look().statics.reduce((lands, { source, effect }) => {
    if (!('additionalLands' in effect) || !concerns(sight, effect.who, source, seat)) return lands;
    return lands + effect.additionalLands;
  }, 1);
}
