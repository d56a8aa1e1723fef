import { everyInPlay } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';

/** By how much its own affinity reduces what a spell costs this player; each of several counts (TSP 502.31). */
export function affinityOf(sight: Sight, spell: ObjectId, seat: Seat): number {
  let less = 0;
  for (const { ability } of sight.printed(sight.object(spell)).keywords) {
    if (ability.keyword !== 'affinity') continue;
    const mine = { all: [ability.for, { controlledBy: 'you' as const }] };
    less += everyInPlay(sight, mine, { source: spell, controller: seat }).length;
  }
  return less;
}
