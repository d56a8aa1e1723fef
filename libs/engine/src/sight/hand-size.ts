import { playerRef, type Seat } from '../state/basics.ts';
import type { Sight } from './sight.ts';

/** How many cards a player may keep in hand (6ED 314.1a): what the youngest effect says, else the edition's number, and what changes it after that. */
export function maximumHandSizeOf(sight: Sight, seat: Seat): number {
  let size: number | null = sight.rules.maximumHandSize;
  for (const { source, effect } of sight.look().statics) {
    if ('changesHandSize' in effect) {
      const isTheirs = (sight.object(source).controller === seat) === (effect.who === 'you');
      if (size !== null && (effect.who === 'each player' || isTheirs)) {
        size = Math.max(0, size + effect.changesHandSize);
      }
      continue;
    }
    if (!('maximumHandSize' in effect)) continue;
    const { who, maximumHandSize } = effect;
    const { controller, chosen } = sight.object(source);
    const isMeant =
      who === 'chosen player'
        ? chosen?.opponent === playerRef(seat)
        : who === 'each player' || (controller === seat) === (who === 'you');
    if (isMeant) size = maximumHandSize;
  }
  return size ?? Infinity;
}
