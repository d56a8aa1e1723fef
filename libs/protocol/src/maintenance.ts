import type { MatchmakingEvent } from './messages/matchmaking.ts';

type MaintenanceEvent = Extract<MatchmakingEvent, { maintenance: string }>;

/** The maintenance that was announced last; it is remembered when it is over, so that nothing announces it again. */
export interface Maintenance {
  readonly maintenance: string;
  /** When new matches are expected to begin again. */
  readonly until: number;
  /** Since when nothing is played any more; null: something is. */
  readonly drained: number | null;
  /** When it was called off; null: it goes on. */
  readonly over: number | null;
  readonly at: number;
}

/** The maintenance after one more event; undefined if that changes nothing. @param now what was announced last */
export function advanceMaintenance(
  now: Maintenance | null,
  event: MaintenanceEvent,
): Maintenance | undefined {
  const { maintenance, at } = event;
  const isMeant = now?.maintenance === maintenance;
  if (event.type === 'MaintenanceAnnounced') {
    const { until } = event;
    if (!isMeant) return { maintenance, until, drained: null, over: null, at };
    return now.over !== null || now.until === until ? undefined : { ...now, until };
  }
  if (!isMeant || now.over !== null) return undefined;
  if (event.type === 'MaintenanceCalledOff') return { ...now, over: at };
  return now.drained === null ? { ...now, drained: at } : undefined;
}
