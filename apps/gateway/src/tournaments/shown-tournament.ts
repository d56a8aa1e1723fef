import {
  botOf,
  standingsOf,
  type Entrant,
  type Tournament,
  type TournamentState,
  type TournamentSummary,
} from '@arbiter/protocol';
import type { Lobby } from '../lobby/lobby.ts';
import { shownPlayer } from '../lobby/shown.ts';

/** A tournament in a list. */
export function summaryOf(
  lobby: Lobby,
  tournament: Tournament,
  player: string | null,
): TournamentSummary {
  const { tournament: id, version, name, kind, offer, places, status, entrants } = tournament;
  const own = entrants.find((one) => one.player === player && botOf(one.player) === undefined);
  return {
    ...{ tournament: id, version, name, kind, offer, places, status },
    organiser: shownPlayer(lobby, tournament.organiser),
    taken: entrants.length,
    round: tournament.rounds.length,
    planned: tournament.planned,
    me: own?.number ?? null,
    at: tournament.at,
  };
}

/** A tournament as anybody may see it: decks are their owners' business. */
export function shownTournament(
  lobby: Lobby,
  tournament: Tournament,
  player: string | null,
): TournamentState {
  const { seed, seeding, rounds, entrants, winner, reason } = tournament;
  return {
    ...summaryOf(lobby, tournament, player),
    entrants: entrants.map((one) => ({
      number: one.number,
      ...shownEntrant(lobby, one),
      left: one.left,
    })),
    seed,
    seeding,
    rounds: rounds.map((tables) =>
      tables.map(({ table, match, entrants: seated, opened, result }) => ({
        ...{ table, match: opened ? match : null, entrants: seated, result },
      })),
    ),
    standings: tournament.status === 'open' ? [] : standingsOf(tournament),
    ...{ winner, reason },
  };
}

/** Bots of one name are told apart by their numbers. */
function shownEntrant(lobby: Lobby, { number, player }: Entrant) {
  const shown = shownPlayer(lobby, player);
  return shown.bot === undefined ? shown : { ...shown, name: `${shown.name} ${number}` };
}
