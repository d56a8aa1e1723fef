import {
  botOf,
  botPlayer,
  canonicalJson,
  entrantOf,
  leaverOf,
  nextNumber,
  refusalIn,
  sha256,
  type MatchmakingCommand,
  type MatchmakingEvent,
  type Tournament,
} from '@arbiter/protocol';
import { whyNot, type Books } from '../decide.ts';
import type { Lobby } from '../lobby.ts';
import { banned } from '../sanctions.ts';
import { eliminationRounds } from './elimination.ts';
import { swissRounds } from './swiss.ts';

type Command = Extract<MatchmakingCommand, { tournament: string }>;

/** What comes of a command about a tournament. Repeated, late and forbidden ones give nothing: the gateway says why. */
export function decideTournament(
  lobby: Lobby,
  books: Books,
  region: string,
  command: Command,
  at: number,
): MatchmakingEvent[] {
  const { tournament, player } = command;
  if (command.type === 'OpenTournament') {
    const { name, kind, offer, places } = command;
    if (banned(lobby, player, at) !== null) return [];
    if (lobby.knows(tournament) || whyNot(books, [offer], []) !== null) return [];
    // One at a time, so that nobody fills the lobby with tournaments that nobody plays.
    if ([...lobby.tournaments.values()].some(({ organiser }) => organiser === player)) return [];
    const about = { tournament, region, organiser: player, name, kind, offer, places };
    return [{ type: 'TournamentOpened', ...about, at }];
  }
  const now = lobby.tournaments.get(tournament);
  if (now === undefined) return [];
  if (refusalIn(now, command, (one) => lobby.isBusy(one)) !== null) return [];
  switch (command.type) {
    case 'JoinTournament': {
      const { id: entry, deck } = command;
      if (lobby.tournamentOf(player) !== undefined || banned(lobby, player, at) !== null) return [];
      if (whyNot(books, [now.offer], [deck]) !== null) return [];
      const entrant = nextNumber(now);
      return [{ type: 'EntrantJoined', tournament, entrant, entry, player, deck, at }];
    }
    case 'SeatBots': {
      const { id, bot, count, deck } = command;
      if (whyNot(books, [now.offer], [deck]) !== null) return [];
      return Array.from({ length: count }, (_, i) => i)
        .filter((i) => !now.entries.includes(`${id}/${i}`))
        .map((i, order) => ({
          ...{ type: 'EntrantJoined', tournament, entrant: nextNumber(now) + order },
          ...{ entry: `${id}/${i}`, player: botPlayer(bot), deck, at },
        }));
    }
    case 'LeaveTournament':
      return leaving(lobby, now, command, at);
    case 'BeginTournament':
      return [begun(lobby, now, at), ...withdrawals(lobby, now, at)];
    case 'EndTournament':
      return [{ type: 'TournamentEnded', tournament, winner: null, reason: 'ended', at }];
    default:
      return command satisfies never;
  }
}

/** Anyone who leaves in the middle of a match gives that up, too. */
function leaving(
  lobby: Lobby,
  now: Tournament,
  command: Extract<Command, { type: 'LeaveTournament' }>,
  at: number,
): MatchmakingEvent[] {
  const entrant = leaverOf(now, command) as number;
  const own = entrantOf(now, entrant)?.player === command.player;
  const reason = own ? 'left' : 'sent away';
  const { tournament } = now;
  const left = { type: 'EntrantLeft', tournament, entrant, reason, at } as const;
  const table = now.rounds.at(-1)?.find(({ entrants }) => entrants.includes(entrant));
  const again = lobby.rewindOf(table?.match ?? '')?.ruled.continuation;
  const match = lobby.matches.get(table?.match ?? '') ?? lobby.matches.get(again ?? '');
  if (table === undefined || match === undefined || match.conceded !== null) return [left];
  const seat = table.entrants[0] === entrant ? 0 : 1;
  return [left, { type: 'MatchConceded', match: match.match, seat, at }];
}

/** Seeded by rating, who has none and bots by lot; all lots follow from what was on the log when it began. */
function begun(lobby: Lobby, now: Tournament, at: number): MatchmakingEvent {
  const { tournament, entrants, offer, kind } = now;
  const joined = entrants.map(({ number, player }) => ({ number, player }));
  const seed = sha256(canonicalJson({ tournament, joined, at }));
  const lot = new Map(joined.map(({ number }) => [number, sha256(`${seed}/${number}`)]));
  const ratingOf = (player: string): number => lobby.ratingOf(player, offer).rating;
  const seeding = [...joined]
    .sort(
      (one, other) =>
        ratingOf(other.player) - ratingOf(one.player) ||
        ((lot.get(one.number) ?? '') < (lot.get(other.number) ?? '') ? -1 : 1),
    )
    .map(({ number }) => number);
  const rounds = (kind === 'swiss' ? swissRounds : eliminationRounds)(entrants.length);
  return { type: 'TournamentBegan', tournament, seed, seeding, rounds, at };
}

/** Nobody waits in the queue while they play in a tournament; it does not begin while somebody is in a ready check. */
function withdrawals(lobby: Lobby, { entrants }: Tournament, at: number): MatchmakingEvent[] {
  const people = new Set(
    entrants.map(({ player }) => player).filter((one) => botOf(one) === undefined),
  );
  return [...lobby.tickets.values()]
    .filter(({ player }) => people.has(player))
    .map(({ ticket, player }) => ({ type: 'TicketWithdrawn', ticket, player, at }));
}
