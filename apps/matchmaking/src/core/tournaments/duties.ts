import {
  botOf,
  entrantOf,
  isRoundSettled,
  leaderOf,
  TOURNAMENT_OPEN_MS,
  type MatchmakingEvent,
  type Offer,
  type Table,
  type Tournament,
} from '@arbiter/protocol';
import { tableMatchId } from '../ids.ts';
import { secondName } from '../pairing.ts';
import { eliminationRound, eliminationWinner, type Bracketed } from './elimination.ts';
import { swissRound } from './swiss.ts';

/**
 * What a tournament needs now: the matches of a round that was paired, the next round, or its end; nothing while matches of
 * it are played.
 *
 * @param now milliseconds since 1970
 * @param maintenance whether no new round begins now
 */
export function tournamentDue(
  tournament: Tournament,
  now: number,
  maintenance = false,
): MatchmakingEvent[] {
  const { status, at } = tournament;
  if (status === 'open') {
    return now < at + TOURNAMENT_OPEN_MS ? [] : [ended(tournament, null, 'expired', now)];
  }
  if (status === 'over') return [];
  const unopened = tournament.rounds.at(-1)?.filter((one) => one.match !== null && !one.opened);
  if (unopened !== undefined && unopened.length > 0) {
    return unopened.flatMap((table) => matchOf(tournament, table, now));
  }
  if (!isRoundSettled(tournament)) return [];
  const next = nextRound(tournament, now);
  return maintenance && next.type === 'RoundPaired' ? [] : [next];
}

function nextRound(tournament: Tournament, at: number): MatchmakingEvent {
  const { region, tournament: id, rounds, planned } = tournament;
  const round = rounds.length + 1;
  const found = round > planned ? null : tablesOf(tournament);
  if (found === null) return ended(tournament, winnerOf(tournament), 'played', at);
  const tables = found.map(({ table, entrants: [one, other] }) => ({
    ...{
      table,
      match: other === null ? null : tableMatchId(region, { tournament: id, round, table }),
    },
    entrants: [one, other] as [number, number | null],
  }));
  return { type: 'RoundPaired', tournament: id, round, tables, at };
}

/** Null if there is no further round. */
function tablesOf(tournament: Tournament): readonly Bracketed[] | null {
  if (tournament.kind === 'elimination') {
    const tables = eliminationRound(tournament);
    return tables.length === 0 || eliminationWinner(tournament) !== null ? null : tables;
  }
  const pairs = swissRound(tournament);
  // Anyone who is left alone has nobody to play.
  if (pairs === null || pairs.every(([, other]) => other === null)) return null;
  return pairs.map((entrants, i) => ({ table: i + 1, entrants }));
}

/** Who is left in the tree; in a Swiss tournament the first of those who play to the end. */
function winnerOf(tournament: Tournament): number | null {
  return tournament.kind === 'elimination' ? eliminationWinner(tournament) : leaderOf(tournament);
}

const ended = (
  { tournament }: Tournament,
  winner: number | null,
  reason: 'played' | 'expired',
  at: number,
): MatchmakingEvent => ({ type: 'TournamentEnded', tournament, winner, reason, at });

/** The match of a table. */
function matchOf(
  tournament: Tournament,
  { table, match, entrants: [first, second] }: Table,
  at: number,
): MatchmakingEvent[] {
  const [one, other] = [entrantOf(tournament, first), entrantOf(tournament, second)];
  if (match === null || one === undefined || other === undefined) return [];
  const { tournament: id, region, offer, rounds } = tournament;
  const players: [string, string] = [one.player, secondName(one.player, other.player)];
  return [
    {
      ...{ type: 'MatchOpened', match, region, players, at },
      tickets: [`${match}/0`, `${match}/1`],
      offer: offerFor(offer, players),
      decks: [one.deck, other.deck],
      table: { tournament: id, round: rounds.length, table },
    },
  ];
}

/** A match against a bot counts for no rating. */
function offerFor({ rated, ...offer }: Offer, players: readonly string[]): Offer {
  const people = players.every((player) => botOf(player) === undefined);
  return { ...offer, ...(rated === true && people && { rated }) };
}
