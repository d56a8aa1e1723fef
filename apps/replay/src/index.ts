/** Read models, records and public events: `ReplayModule` for a process. */
export { ReplayModule } from './replay.module.ts';
export type { ReplayOptions } from './options.ts';
