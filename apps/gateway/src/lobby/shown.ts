import {
  botOf,
  strengthOf,
  type Maintenance,
  type MatchState,
  type TicketState,
  type WireMaintenance,
  type WirePlayer,
} from '@arbiter/protocol';
import type { Lobby } from './lobby.ts';
import type { Match, Ticket } from './match-of-events.ts';

/** A ticket as its player may see it. */
export function shownTicket(ticket: Ticket): TicketState {
  const {
    ticket: id,
    version,
    player,
    status,
    offers,
    opponent,
    why,
    check,
    again,
    match,
  } = ticket;
  return { ticket: id, version, player, status, offers, opponent, why, check, again, match };
}

/** A match as a player may see it, or anybody: decks are their owner's business. */
export function shownMatch(lobby: Lobby, match: Match, player: string | null): MatchState {
  const seat = lobby.seatIn(match, player);
  const [zero, one] = match.players;
  return {
    match: match.match,
    version: match.version,
    offer: match.offer,
    players: [shownPlayer(lobby, zero), shownPlayer(lobby, one)],
    seat,
    status: match.status,
    games: match.games,
    score: match.score,
    winner: match.winner,
    ...(match.table && { table: match.table }),
    deck: seat === null ? null : match.decks[seat],
    sideboarding: match.sideboarding,
    ...(match.continues && { continues: pastOf(match.continues) }),
    ...(match.continuedIn !== undefined && { continuedIn: match.continuedIn }),
    commitments: Object.entries(match.commitments).map(([number, seats]) => ({
      number: Number(number),
      seats,
    })),
  };
}

const pastOf = ({ match, game, dispute }: NonNullable<Match['continues']>) => ({
  ...{ match, game, dispute },
});

/** Maintenance as anybody may see it; null once it is over. */
export function shownMaintenance(now: Maintenance | null): WireMaintenance | null {
  if (now === null || now.over !== null) return null;
  const { maintenance, at: since, until, drained } = now;
  return { maintenance, since, until, drained };
}

/** A player as others may see them. */
export function shownPlayer(lobby: Lobby, player: string): WirePlayer {
  const bot = botOf(player);
  const name = lobby.player(player)?.name ?? 'somebody';
  if (bot === undefined) return { player, name };
  const strength = strengthOf(bot);
  return { player, name, bot, ...(strength !== undefined && { strength }) };
}
