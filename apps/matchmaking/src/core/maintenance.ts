import type { MatchmakingCommand, MatchmakingEvent } from '@arbiter/protocol';
import { isNew } from './duties.ts';
import type { Lobby } from './lobby.ts';

type Announce = Extract<MatchmakingCommand, { type: 'AnnounceMaintenance' }>;
type CallOff = Extract<MatchmakingCommand, { type: 'CallOffMaintenance' }>;

/**
 * What comes of announcing maintenance: waiting tickets are withdrawn with the reason, and ready checks are called off.
 * Matches that have begun go on. If maintenance is announced already, only its expected end changes.
 */
export function announced(
  lobby: Lobby,
  region: string,
  { maintenance: wanted, until }: Announce,
  at: number,
): MatchmakingEvent[] {
  const { maintenance: now, lastMaintenance: last } = lobby;
  // A command that comes again must not announce what was called off meanwhile.
  if (now === null && last?.maintenance === wanted) return [];
  const maintenance = now?.maintenance ?? wanted;
  const event = { type: 'MaintenanceAnnounced', maintenance, region, until, at } as const;
  if (now !== null) return now.until === until ? [] : [event];
  return [event, ...sentAway(lobby, until, at)];
}

/**
 * Sends away whoever still waits although maintenance has begun: there were too many tickets for one append, and the instance
 * that announced it died before the last of them.
 */
export function withdrawnByMaintenance(lobby: Lobby, at: number): MatchmakingEvent[] {
  return lobby.maintenance === null ? [] : sentAway(lobby, lobby.maintenance.until, at);
}

function sentAway(lobby: Lobby, until: number, at: number): MatchmakingEvent[] {
  const checks = [...lobby.checks.values()].map(({ check, tickets }): MatchmakingEvent => {
    const [zero, one] = tickets;
    return {
      ...{ type: 'ReadyCheckFailed', check, tickets: [zero, one], at },
      ...{ reason: 'maintenance', absent: [] },
    };
  });
  const withdrawn = [...lobby.tickets.values()].map(({ ticket, player }): MatchmakingEvent => ({
    ...{ type: 'TicketWithdrawn', ticket, player, at },
    ...whyNot(until),
  }));
  return [...checks, ...withdrawn];
}

/** What comes of calling maintenance off: the one that is meant, and no later one. */
export function calledOff(
  lobby: Lobby,
  region: string,
  { maintenance }: CallOff,
  at: number,
): MatchmakingEvent[] {
  if (lobby.maintenance?.maintenance !== maintenance) return [];
  return [{ type: 'MaintenanceCalledOff', maintenance, region, at }];
}

/** Why nobody gets a match now, and until when that is expected to be so; null: there is no maintenance. */
export function underMaintenance(
  lobby: Lobby,
): { readonly why: string; readonly again: number } | null {
  return lobby.maintenance === null ? null : whyNot(lobby.maintenance.until);
}

function whyNot(until: number): { readonly why: string; readonly again: number } {
  const day = new Date(until).toISOString();
  const why = `no new match begins because of maintenance, which is expected to be over at ${day}`;
  return { why, again: until };
}

/** Once nothing is played any more that had begun, maintenance is drained: nothing begins before it is called off. */
export function drained(lobby: Lobby, region: string, at: number): MatchmakingEvent[] {
  const { maintenance: now } = lobby;
  if (now === null || now.drained !== null) return [];
  if (![...lobby.matches.values()].every(isNew)) return [];
  return [{ type: 'MaintenanceDrained', maintenance: now.maintenance, region, at }];
}
