import { stateBased, type StateBasedAction } from './question.ts';

/** TSP 420.5n: of +1/+1 and -1/-1 counters on a permanent, as many of each are removed as there are pairs. */
export const oppositeCountersVanish: StateBasedAction = (sight, found) => {
  for (const object of sight.game.battlefield) {
    const { counters } = sight.object(object);
    const pairs = Math.min(counters?.['+1/+1'] ?? 0, counters?.['-1/-1'] ?? 0);
    if (pairs <= 0) continue;
    found.push(stateBased(sight, { kind: 'removePairs', object, pairs }, 'oppositeCounters'));
  }
};
