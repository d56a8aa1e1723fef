import {
  playerRef,
  type CommandBody,
  type Game,
  type GameEvent,
  type GameObject,
  type Judge,
  type ObjectId,
  type Recipient,
  type Seat,
  type Sight,
  type Verdict,
} from '@arbiter/engine';
import { Evidence } from '../../proof/evidence.ts';
import type { FixedChance } from './fixed-chance.ts';
import type { Names } from './names.ts';

/** A scenario being played: the game as it is, what its names mean, and what happened of late. */
export class Match {
  readonly judge: Judge;
  readonly chance: FixedChance;
  readonly names: Names;
  readonly players: readonly [string, string];
  /** Events since the last expectation that held. */
  sinceHeld: GameEvent[] = [];
  /** What the steps so far have shown. */
  readonly evidence = new Evidence();
  #game: Game;
  #commands = 0;

  constructor(
    judge: Judge,
    chance: FixedChance,
    game: Game,
    names: Names,
    players: readonly [string, string],
  ) {
    this.judge = judge;
    this.chance = chance;
    this.names = names;
    this.players = players;
    this.#game = game;
  }

  get game(): Game {
    return this.#game;
  }

  see(): Sight {
    return this.judge.see(this.#game);
  }

  object(id: ObjectId): GameObject {
    const object = this.#game.objects[id];
    if (object === null || object === undefined) throw new Error(`object ${id} is forgotten`);
    return object;
  }

  seatOf(player: string): Seat {
    return this.players.indexOf(player) as Seat;
  }

  /** A player, or the object that is meant. */
  recipient(name: string, preferred?: (object: GameObject) => boolean): Recipient {
    const seat = this.players.indexOf(name);
    return seat < 0 ? this.names.object(this.#game, name, preferred) : playerRef(seat as Seat);
  }

  /** What would come of a command; nothing changes. */
  try(seat: Seat | 'system', body: CommandBody): Verdict {
    const command = { id: `command ${this.#commands + 1}`, seat, at: 0, body };
    return this.chance.decide(() => this.judge.decide(command, this.#game));
  }

  /** Gives a command; what it changes counts. */
  send(seat: Seat | 'system', body: CommandBody): Verdict {
    const verdict = this.try(seat, body);
    if (verdict.accepted) {
      this.chance.settle(verdict);
      this.#commands += 1;
      this.names.follow(verdict.events, this.#game);
      this.sinceHeld.push(...verdict.events);
      this.evidence.happened(verdict.events);
      this.#game = verdict.game;
    }
    return verdict;
  }
}
