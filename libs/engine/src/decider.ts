import type { ExtendableHash } from '@arbiter/kernel';
import type { Command } from './commands.ts';
import { decideCommand, type Verdict } from './decide/decide.ts';
import { COMMIT_LIMITS, type CommitLimits } from './decide/work.ts';
import { legalCommandsOf, type LegalCommand } from './options/legal.ts';
import type { Rules } from './rules/rules.ts';
import { LastLook, Sight, type Books } from './sight/sight.ts';
import type { Seat } from './state/basics.ts';
import type { Game } from './state/game.ts';
import type { CardPool } from './text/card-pool.ts';
import { keptPool } from './text/kept-definitions.ts';

/** A game's rulebook at work: decides commands, says what is legal, and lets a game be looked at. */
export interface Judge {
  readonly rules: Rules;
  /** The cards of games that have no definitions of their own. */
  readonly cards: CardPool;
  /**
   * What comes of a command.
   * @throws {Error} only for a bug, or when the command takes too many steps.
   */
  decide(command: Command, game: Game): Verdict;
  /** What the seat may do about the open decision; empty if it is not for this seat to decide. */
  legalCommands(game: Game, seat: Seat): readonly LegalCommand[];
  /** The game seen with rules and cards. */
  see(game: Game): Sight;
}

/**
 * A judge of one edition. A game that was opened with definitions is judged by these.
 * @param cards what other games are played with; what may be named in any is said by its lexicon
 * @param hash SHAKE256 or another extendable-output hash: all chance follows from it and the game's secrets.
 * @param limits how large a commit may grow before the agenda pauses; tests take little, so that it pauses anywhere
 */
export function judge(
  rules: Rules,
  cards: CardPool,
  hash: ExtendableHash,
  limits: Partial<CommitLimits> = {},
): Judge {
  const books: Books = { rules, cards, lastLook: new LastLook() };
  const own = new WeakMap<CardPool, Books>();
  const booksOf = ({ definitions }: Pick<Game, 'definitions'>): Books => {
    if (definitions === undefined) return books;
    const pool = keptPool(definitions, cards.lexicon);
    let found = own.get(pool);
    if (found === undefined) own.set(pool, (found = { ...books, cards: pool }));
    return found;
  };
  const commitLimits = { ...COMMIT_LIMITS, ...limits };
  return {
    rules,
    cards,
    decide: (command, game) =>
      decideCommand(booksOf(cardsAt(command, game)), hash, command, game, commitLimits),
    legalCommands: (game, seat) => legalCommandsOf(new Sight(booksOf(game), game), seat),
    see: (game) => new Sight(booksOf(game), game),
  };
}

/** A game that is about to be opened goes by what its opening brings. */
const cardsAt = ({ body }: Command, game: Game): Pick<Game, 'definitions'> =>
  game.id === '' && body.type === 'StartGame' ? body : game;
