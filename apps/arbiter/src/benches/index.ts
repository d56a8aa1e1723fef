import type { Command } from '../commands/command.ts';
import { bots } from './bots.ts';
import { engine } from './engine.ts';
import { fold } from './fold.ts';
import { memory } from './memory.ts';
import { pipeline } from './pipeline.ts';
import { restart } from './restart.ts';

/** Every bench but `help`, in the order in which help lists them. */
export const benches: readonly Command[] = [bots, engine, fold, memory, pipeline, restart];
