import type { Command } from '../commands/command.ts';
import { matchmaking } from './matchmaking.ts';

/** Every simulation but `help`, in the order in which help lists them. */
export const simulations: readonly Command[] = [matchmaking];
