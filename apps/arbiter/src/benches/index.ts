import type { Commands } from '../commands/command.ts';

/** Every bench but `help`, in the order in which help lists them. */
export const benches: Commands = {
  bots: async () => (await import('./bots.ts')).bots,
  engine: async () => (await import('./engine.ts')).engine,
  fold: async () => (await import('./fold.ts')).fold,
  memory: async () => (await import('./memory.ts')).memory,
  pipeline: async () => (await import('./pipeline.ts')).pipeline,
  replay: async () => (await import('./replay.ts')).replay,
  restart: async () => (await import('./restart.ts')).restart,
  strengths: async () => (await import('./strengths.ts')).strengths,
};
