/** Read models, records and public events: `ReplayModule` for a process. */
export { ReplayModule } from './replay.module.ts';
export type { ReplayOptions } from './options.ts';
export { rebuildReadModels, type RebuildOptions } from './rebuild.ts';
/** What its read models are made of, for whoever migrates them before it starts. */
export { ENTITIES } from './store/entities.ts';
export { MIGRATIONS } from './store/migrations.ts';
