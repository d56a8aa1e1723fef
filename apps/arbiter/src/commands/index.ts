import type { Command } from './command.ts';

/** Every command but `help`, in the order in which help lists them. */
export const commands: readonly Command[] = [];
