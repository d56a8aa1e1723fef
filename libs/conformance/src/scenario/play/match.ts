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
import { answerOf } from './answer-of.ts';
import type { FixedChance } from './fixed-chance.ts';
import { NameProblem, type Names } from './names.ts';
import { mustBeTold } from './must-be-told.ts';
import { failure } from './tell.ts';

/** Decisions of a turn's course, which have steps of their own. */
const NOT_ANSWERED_AHEAD = ['priority', 'attack', 'block', 'assignDamage'];

/** What one command did. */
export interface Commit {
  readonly before: Game;
  readonly events: readonly GameEvent[];
}

/** An answer that was given in advance, with the line of its command. */
interface AnswerInAdvance {
  readonly line: number;
  readonly words: readonly string[];
}

/** A scenario being played: the game as it is, what its names mean, and what happened recently. */
export class Match {
  readonly judge: Judge;
  readonly chance: FixedChance;
  readonly names: Names;
  readonly players: readonly [string, string];
  /** What the steps so far have shown. */
  readonly evidence = new Evidence();
  readonly beginning: Game;
  /** What each command did, in order. */
  readonly history: Commit[] = [];
  /** How many of them there were at the last expectation that held. */
  heldAt = 0;
  readonly #inAdvance: [AnswerInAdvance[], AnswerInAdvance[]] = [[], []];
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
    this.beginning = game;
    this.#game = game;
  }

  get game(): Game {
    return this.#game;
  }

  /** Events since the last expectation that held. */
  get sinceHeld(): GameEvent[] {
    return this.history.slice(this.heldAt).flatMap(({ events }) => events);
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

  /** A player, or the object that is meant; `damage from shock to elf` is damage that waits to be dealt. */
  recipient(name: string, preferred?: (object: GameObject) => boolean): Recipient {
    const seat = this.players.indexOf(name);
    if (seat >= 0) return playerRef(seat as Seat);
    const [damage, from, to] = /^damage(?: from (.+?))? to (.+)$/u.exec(name) ?? [];
    return damage === undefined || to === undefined
      ? this.names.object(this.#game, name, preferred)
      : this.#damage(damage, from, this.recipient(to));
  }

  #damage(name: string, from: string | undefined, to: Recipient): Recipient {
    const found = this.#game.held.filter(({ proposed: { change } }) => {
      if (change.kind !== 'damage' || change.to !== to) return false;
      return from === undefined || this.names.was(from, change.source);
    });
    const [one] = found;
    if (one === undefined) throw new NameProblem(`no '${name}' waits to be dealt`);
    if (found.length > 1) throw new NameProblem(`'${name}' may mean ${found.length} things`);
    return one.object;
  }

  /** What would come of a command, which is told; nothing changes. */
  try(seat: Seat | 'system', body: CommandBody): Verdict {
    const command = { id: `command ${this.#commands + 1}`, seat, at: 0, body };
    const verdict = this.chance.decide(this.#game, () => this.judge.decide(command, this.#game));
    mustBeTold(body, verdict, this.judge.rules.cite.needsPriority);
    return verdict;
  }

  /** Gives a command; what it changes counts. Questions to which answers were brought along are answered at once. */
  send(seat: Seat | 'system', body: CommandBody): Verdict {
    const verdict = this.#send(seat, body);
    if (!verdict.accepted) return verdict;
    for (;;) {
      const { decision } = this.#game;
      if (decision === null || NOT_ANSWERED_AHEAD.includes(decision.kind)) return verdict;
      const answer = this.#inAdvance[decision.seat].shift();
      if (answer === undefined) return verdict;
      const choice = {
        type: 'Choose',
        answer: answerOf(this, decision.seat, answer.words),
      } as const;
      const answered = this.#send(decision.seat, choice);
      if (answered.accepted) continue;
      const { rule, reason } = answered.refusal;
      const what = `'${answer.words.join(', ')}'`;
      throw failure(this, answer.line, {
        what,
        expected: 'an answer that is legal',
        found: `refused by ${rule}: ${reason}`,
      });
    }
  }

  #send(seat: Seat | 'system', body: CommandBody): Verdict {
    const verdict = this.try(seat, body);
    if (verdict.accepted) {
      this.chance.settle(verdict);
      this.#commands += 1;
      this.names.follow(verdict.events, this.#game);
      this.history.push({ before: this.#game, events: verdict.events });
      this.evidence.happened(verdict.events);
      this.#game = verdict.game;
    }
    return verdict;
  }

  /** These are the answers to what the player will be asked next, in this order. */
  bring(seat: Seat, line: number, answers: readonly (readonly string[])[]): void {
    this.#inAdvance[seat].push(...answers.map((words) => ({ line, words })));
  }

  /** @throws {ScenarioFailure} if an answer that was brought along has not been used. */
  mustHaveBeenAsked(): void {
    const [left] = this.#inAdvance.flat();
    if (left === undefined) return;
    throw failure(this, left.line, {
      what: `'${left.words.join(', ')}'`,
      expected: 'a question that it answers',
      found: 'none',
    });
  }
}
