import {
  NO_GAME,
  type Command,
  type Game,
  type Judge,
  type Seat,
  type StartGame,
  type Verdict,
} from '@arbiter/engine';
import type { Random } from '@arbiter/kernel';
import { legalFor, viewOf, type SeatOptions } from '@arbiter/view';
import { freshMemory, type Bot, type BotMemory } from './bot.ts';

/** A player at the table of a game that bots play among themselves. */
export interface Player {
  readonly bot: Bot;
  readonly random: Random;
  readonly memory: BotMemory;
}

/** A player with a memory and a generator of its own. */
export function seated(bot: Bot, random: Random, secret: string): Player {
  return { bot, random, memory: freshMemory(secret) };
}

/** One command of such a game, and its outcome. */
export interface Played {
  readonly before: Game;
  readonly command: Command;
  /** What the seat could have done; `null` for commands of the system. */
  readonly options: SeatOptions | null;
  readonly verdict: Verdict;
}

/** Decisions after which a game counts as stuck: a fault, never a draw. */
export const DECISION_LIMIT = 100_000;

/**
 * Plays a game out, command by command. Each bot is given its seat's view and options and nothing else; commands
 * come one millisecond after the other.
 *
 * @param idOf the id of the command of this number
 * @param timeOf when it comes, in milliseconds
 * @throws {Error} if a command is refused, nobody may do anything, or the game does not end
 */
export function* selfPlay(
  judge: Judge,
  opening: StartGame,
  players: readonly [Player, Player],
  idOf: (number: number, seat: Seat | 'system') => string = String,
  timeOf: (number: number) => number = Number,
): Generator<Played, Game> {
  let game = NO_GAME;
  let number = 0;
  const decide = (
    seat: Seat | 'system',
    body: Command['body'],
    options: SeatOptions | null,
  ): Played => {
    const command: Command = { id: idOf(number, seat), seat, at: timeOf(number), body };
    number += 1;
    const before = game;
    const verdict = judge.decide(command, before);
    game = verdict.game;
    if (!verdict.accepted) {
      const { rule, reason } = verdict.refusal;
      const card = 'object' in body ? (before.objects[body.object]?.name ?? '') : '';
      throw new Error(`refused by ${rule} (${reason}): ${JSON.stringify(command)} ${card}`);
    }
    return { before, command, options, verdict };
  };

  yield decide('system', opening, null);
  while (game.outcome === null) {
    const { decision, id } = game;
    if (number > DECISION_LIMIT) throw new Error(`game ${id} does not end`);
    if (decision === null) {
      yield decide('system', { type: 'Continue' }, null);
      continue;
    }
    const { seat } = decision;
    const options = legalFor(judge, game, seat);
    if (options.commands.length === 0) {
      throw new Error(`game ${id} is stuck: nothing may be done about '${decision.kind}'`);
    }
    const { bot, random, memory } = players[seat];
    const body = bot(viewOf(judge, game, seat), options, random, memory);
    yield decide(seat, body, options);
  }
  return game;
}

/**
 * Steps in which a bot wants to be asked: where something can be done that can't be done later. Those of every edition:
 * a step that an edition doesn't have is never reached.
 */
export const BOT_STOPS = {
  own: ['upkeep', 'precombat main', 'main', 'declare blockers', 'combat damage', 'postcombat main'],
  other: [
    ...['declare attackers', 'declare blockers', 'combat damage', 'end of turn'],
    // The last windows of a turn of 5ED and of 4ED.
    ...['discard', 'end'],
  ],
} as const;
