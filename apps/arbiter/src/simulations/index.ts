import type { Commands } from '../commands/command.ts';

/** Every simulation but `help`, in the order in which help lists them. */
export const simulations: Commands = {
  matchmaking: async () => (await import('./matchmaking.ts')).matchmaking,
  sizing: async () => (await import('./sizing.ts')).sizing,
};
