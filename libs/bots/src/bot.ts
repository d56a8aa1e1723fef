import type { PlayerCommand } from '@arbiter/engine';
import type { Random } from '@arbiter/kernel';
import type { SeatOptions, View } from '@arbiter/view';

/**
 * A player as a function. It sees what its seat sees and answers with one of the commands that it was offered; it
 * never concedes and never offers a draw.
 *
 * @param options must hold at least one command
 * @param memory what the bot remembers; its own, and it may change it
 */
export type Bot = (
  view: View,
  options: SeatOptions,
  random: Random,
  memory: BotMemory,
) => PlayerCommand;

/** What a bot takes from one decision to the next. */
export interface BotMemory {
  /** The seat's part of chance, which it has promised. */
  readonly secret: string;
  /** How often it has done what. */
  readonly counts: Map<string, number>;
  /** What it may still play in the present step. */
  readonly budget: Budget;
  /** Announcements taken back since something else was done. */
  takenBack: number;
}

/** How often a bot has played what in the present step. */
export interface Budget {
  /** The step that it is about. */
  step: string;
  readonly played: Map<string, number>;
}

/** The memory of a bot that sits down. */
export function freshMemory(secret: string): BotMemory {
  return { secret, counts: new Map(), budget: { step: '', played: new Map() }, takenBack: 0 };
}
