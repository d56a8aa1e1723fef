import { botOf, type MatchmakingCommand } from '../messages/matchmaking.ts';
import { FEWEST_ENTRANTS } from '../messages/tournaments.ts';
import { entrantOf, entrantOfPlayer, type Tournament } from './tournament.ts';

/** A command about a tournament that is there. */
export type TournamentCommand = Exclude<
  Extract<MatchmakingCommand, { tournament: string }>,
  { type: 'OpenTournament' }
>;

/** Why a command about a tournament can't be carried out. */
export interface TournamentRefusal {
  /** `not-yours`: it is for somebody else to say; `not-now`: not as the tournament stands. */
  readonly kind: 'not-yours' | 'not-now';
  readonly why: string;
  /** Of whom it speaks, by player id. */
  readonly players?: readonly string[];
}

const notNow = (why: string): TournamentRefusal => ({ kind: 'not-now', why });
const notYours = (why: string): TournamentRefusal => ({ kind: 'not-yours', why });

/**
 * Why a command can't be carried out as the tournament stands; null: it can. Decks are for others to check.
 *
 * @param isBusy whether a person plays elsewhere, or is asked whether they are ready to
 */
export function refusalIn(
  now: Tournament,
  command: TournamentCommand,
  isBusy: (player: string) => boolean,
): TournamentRefusal | null {
  if (now.status === 'over') return notNow('the tournament is over');
  switch (command.type) {
    case 'JoinTournament':
      if (now.status !== 'open') return notNow('the tournament has begun');
      if (entrantOfPlayer(now, command.player) !== undefined) return notNow('you are in it');
      return roomFor(now, 1);
    case 'SeatBots':
      if (command.player !== now.organiser)
        return notYours('only its organiser can give places to bots');
      if (now.status !== 'open') return notNow('the tournament has begun');
      return roomFor(now, command.count);
    case 'LeaveTournament':
      return notLeaving(now, command);
    case 'BeginTournament':
      if (command.player !== now.organiser) return notYours('only its organiser can begin it');
      if (now.status !== 'open') return notNow('the tournament has begun');
      if (now.entrants.length < FEWEST_ENTRANTS) {
        return notNow(`a tournament has ${FEWEST_ENTRANTS} players or more`);
      }
      return notWhileBusy(now, isBusy);
    case 'EndTournament':
      return command.player === now.organiser ? null : notYours('only its organiser can end it');
    default:
      return command satisfies never;
  }
}

/** Who leaves by a command: whom the organiser names, or the player. */
export function leaverOf(
  now: Tournament,
  {
    player,
    entrant,
  }: Pick<Extract<TournamentCommand, { type: 'LeaveTournament' }>, 'player' | 'entrant'>,
): number | undefined {
  return (
    entrant ?? (botOf(player) === undefined ? entrantOfPlayer(now, player)?.number : undefined)
  );
}

function notLeaving(
  now: Tournament,
  command: Extract<TournamentCommand, { type: 'LeaveTournament' }>,
): TournamentRefusal | null {
  const leaver = entrantOf(now, leaverOf(now, command) ?? null);
  if (leaver === undefined) return notNow('nobody like that plays in it');
  if (leaver.player !== command.player && command.player !== now.organiser) {
    return notYours('only its organiser can send somebody away');
  }
  return leaver.left === null ? null : notNow('they play no further already');
}

/** Nobody is at two tables: it begins when those are over, or without those who play there. */
function notWhileBusy(
  { entrants }: Tournament,
  isBusy: (player: string) => boolean,
): TournamentRefusal | null {
  const players = entrants
    .map(({ player }) => player)
    .filter((player) => botOf(player) === undefined && isBusy(player));
  const why = 'wait for those who still play elsewhere, or send them away';
  return players.length === 0 ? null : { ...notNow(why), players };
}

function roomFor({ entrants, places }: Tournament, count: number): TournamentRefusal | null {
  const free = places - entrants.length;
  return count <= free ? null : notNow(free === 0 ? 'it is full' : `only ${free} places are free`);
}
