import type { PlayerCommand } from '../commands.ts';
import type { Seat } from './basics.ts';

/** Triggered abilities resolve one after the other, and nobody does anything: it may never end (6ED 421.4). */
export interface LoopWatch {
  /** Stands for the whole position; the same again proves the loop. */
  readonly mark: string;
  /** How many abilities had resolved when it was taken. */
  readonly since: number;
  /** Whether a player could have done something but pass since then. */
  readonly offered: boolean;
  /** How often the position has come back already. */
  readonly repeats: number;
  /** A player chose to do something that is optional: then it is no loop of mandatory actions alone. */
  readonly acted?: true;
}

/** One thing that a player does in a loop; all else that happens in it is passing. */
export interface LoopStep {
  readonly seat: Seat;
  readonly body: Extract<PlayerCommand, { readonly type: 'ActivateAbility' | 'Choose' }>;
}

/** Actions that are to be repeated a number of times (6ED 421). */
export interface Loop {
  readonly by: Seat;
  readonly steps: readonly LoopStep[];
  /** How often, as proposed. */
  readonly times: number;
  /** The actions of one don't need those of the other (6ED 421.5). */
  readonly independent: boolean;
  /** How often, as the other player has answered; `null` before that. */
  readonly agreed: number | null;
  /** Whose action is to be the last one, however many more it takes (6ED 421.3). */
  readonly lastWord: Seat | null;
  /** Steps taken so far. */
  readonly taken: number;
  /** How much lay on the stack before it began: each action resolves before the next one is taken. */
  readonly base: number;
}
