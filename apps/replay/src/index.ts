/** Read models, records and public events: `ReplayModule` for a process. */
export { ReplayModule } from './replay.module.ts';
export type { ReplayOptions } from './options.ts';
export { rebuildReadModels, type RebuildOptions } from './rebuild.ts';
export { storedRatings, type StoredRatings } from './stored-ratings.ts';
/** Decides a record's commands again, and recomputes its chance. */
export { EngineRedecider, stateHashOf } from './verification/redecider.ts';
/** Where a game goes on that was rewound, and whether that is what the other's record leads to. */
export { beginningFault, beginningIn } from './verification/beginning.ts';
/** A dispute as one file. */
export { caseTip, type CaseFile } from './records/case-file.ts';
export {
  branchesIn,
  decideBranch,
  type AttachedBranch,
  type CaseBranch,
} from './records/case-branch.ts';
/** What would have come of something else. */
export { branchFrom, withDefinitions } from './records/what-if.ts';
/** The tables of its read models, for migrating them before it starts. */
export { ENTITIES } from './store/entities.ts';
export { MIGRATIONS } from './store/migrations.ts';
