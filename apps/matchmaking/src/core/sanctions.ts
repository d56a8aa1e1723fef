import { botOf, type MatchmakingEvent } from '@arbiter/protocol';
import type { ResultRuling } from './corrections.ts';
import { RULED, type Lobby } from './lobby.ts';

/**
 * What comes of a ruling for its players: a warning or a ban, or neither; also that an earlier ruling in the dispute no longer
 * has one. Both are told of each ruling by it. One that was applied before gives nothing. Nor does one that is long past when it
 * comes: whether it was applied is no longer remembered then, and nobody is to be warned twice.
 */
export function sanctionsOf(
  lobby: Lobby,
  { ruling, game, players }: ResultRuling,
  at: number,
): MatchmakingEvent[] {
  const { dispute, number, sanctions = [] } = ruling;
  const [zero, one] = players;
  const isPast = sanctions.every(({ until }) => (until ?? 0) < at) && ruling.at + RULED < at;
  if (isPast) return [];
  const before = Math.max(...players.map((player) => lobby.rulingOnPlayer(player, dispute)));
  if (before >= number) return [];
  return [
    {
      type: 'PlayersSanctioned',
      ...{ game, dispute, ruling: number, players: [zero, one], at },
      sanctions: sanctions.map(({ seat, until }) => ({ player: players[seat], until })),
    },
  ];
}

/** Why somebody is refused a match who is banned, and until when; null for everybody else. */
export function banned(
  lobby: Lobby,
  player: string,
  at: number,
): { readonly why: string; readonly again: number } | null {
  const ban = lobby.banOf(player, at);
  if (ban === undefined) return null;
  const until = new Date(ban.until).toISOString();
  const why = `you are banned until ${until}, by the ruling in dispute ${ban.dispute}`;
  return { why, again: ban.until };
}

/** Anyone who is banned waits no longer. A pair that is asked whether it is ready plays, if both are. */
export function withdrawnByBans(lobby: Lobby, at: number): MatchmakingEvent[] {
  const bans = new Map(
    [...lobby.sanctioned()].flatMap((player) => {
      const ban = botOf(player) === undefined ? banned(lobby, player, at) : null;
      return ban === null ? [] : [[player, ban] as const];
    }),
  );
  if (bans.size === 0) return [];
  return [...lobby.tickets.values()].flatMap(({ ticket, player }): MatchmakingEvent[] => {
    const ban = bans.get(player);
    if (ban === undefined || lobby.checkOf(ticket) !== undefined) return [];
    return [{ type: 'TicketWithdrawn', ticket, player, ...ban, at }];
  });
}
