import type { Command } from '../commands/command.ts';

/** Every bench, one file each: a command that measures something and prints the yardstick beside it. */
export const benches: readonly Command[] = [];
