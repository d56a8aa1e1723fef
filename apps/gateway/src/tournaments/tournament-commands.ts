import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '@arbiter/http';
import {
  commandId,
  entrantOf,
  entrantOfPlayer,
  leaverOf,
  refusalIn,
  REGION,
  topics,
  type MatchmakingCommand,
  type Tournament,
  type TournamentCommand,
} from '@arbiter/protocol';
import { Intake } from '../intake.ts';
import { Lobby } from '../lobby/lobby.ts';
import { shownPlayer } from '../lobby/shown.ts';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';

/** Sends commands about tournaments, and waits for what comes of them. */
@Injectable()
export class TournamentCommands {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #intake: Intake;
  readonly #lobby: Lobby;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    intake: Intake,
    lobby: Lobby,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#intake = intake;
    this.#lobby = lobby;
  }

  /**
   * Opens a tournament.
   *
   * @returns undefined if it is not yet known what comes of it
   * @throws Problem 503
   */
  async open(
    command: Extract<MatchmakingCommand, { type: 'OpenTournament' }>,
  ): Promise<Tournament | undefined> {
    const { tournament } = command;
    if (this.#lobby.heldTournament(tournament) === undefined) await this.#append(command);
    return this.#until(tournament, () => true);
  }

  /**
   * Carries out a command, unless that is done.
   *
   * @returns whether it is known to be done
   * @throws Problem 403, 409 if it can't be carried out as the tournament stands; 503
   */
  async send(now: Tournament, command: TournamentCommand): Promise<boolean> {
    if (isDone(now, command)) return true;
    const refusal = refusalIn(now, command, (player) => this.#lobby.isBusy(player));
    if (refusal !== null) {
      const { kind, why, players = [] } = refusal;
      await this.#lobby.meet(players);
      const names = players.map((player) => shownPlayer(this.#lobby, player).name);
      const detail = names.length === 0 ? why : `${why}: ${names.join(', ')}`;
      const title =
        kind === 'not-yours' ? 'That is for somebody else to say' : 'Not as the tournament stands';
      throw new Problem(kind === 'not-yours' ? 403 : 409, { kind, title, detail });
    }
    await this.#append(command);
    const done = await this.#until(now.tournament, (next) => isDone(next, command));
    return done !== undefined;
  }

  /** Lets a player out of a tournament, or whom its organiser names. @throws as `send` */
  leave(
    now: Tournament,
    command: Extract<TournamentCommand, { type: 'LeaveTournament' }>,
  ): Promise<boolean> {
    const entrant = leaverOf(now, command);
    return this.send(now, { ...command, ...(entrant !== undefined && { entrant }) });
  }

  /** Takes a player out of a tournament; one that they run and that has not begun ends. @throws Problem 503 */
  async takeOut(now: Tournament, player: string): Promise<void> {
    const { tournament, status } = now;
    const about = { id: commandId(player, tournament, `take out ${status}`), tournament, player };
    if (now.organiser === player && status === 'open') {
      await this.send(now, { type: 'EndTournament', ...about });
    } else if (entrantOfPlayer(now, player)?.left === null) {
      await this.leave(now, { type: 'LeaveTournament', ...about });
    }
  }

  async #append(command: MatchmakingCommand & { readonly tournament: string }): Promise<void> {
    await this.#intake.append({
      ...{ topic: topics.matchmakingCommands.name, key: this.#options.region ?? REGION },
      ...{ id: command.id, type: 'arbiter.matchmaking.command.v1', subject: command.tournament },
      body: command,
    });
  }

  /** The tournament once it is as wanted; undefined if that takes too long. */
  #until(id: string, wanted: (now: Tournament) => boolean): Promise<Tournament | undefined> {
    return this.#lobby.tournamentChanges.until(id, this.#limits.patience, () => {
      const now = this.#lobby.heldTournament(id);
      return now !== undefined && wanted(now) ? now : undefined;
    });
  }
}

/** Whether what a command asks for is so. */
function isDone(now: Tournament, command: TournamentCommand): boolean {
  switch (command.type) {
    case 'JoinTournament':
      return now.entries.includes(command.id);
    case 'SeatBots':
      return now.entries.includes(`${command.id}/${command.count - 1}`);
    case 'LeaveTournament': {
      // `leave` names who it is.
      const leaver = command.entrant ?? Infinity;
      return leaver <= now.entries.length && entrantOf(now, leaver)?.left !== null;
    }
    case 'BeginTournament':
      return now.status !== 'open' && now.organiser === command.player;
    case 'EndTournament':
      return now.status === 'over' && now.organiser === command.player;
    default:
      return command satisfies never;
  }
}
