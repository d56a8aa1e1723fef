export { GameStateModule } from './game-state.module.ts';
export type { GameStateOptions, Inside } from './game-state.consumer.ts';
export type { Checkpoint, Due, Effect, Fact } from './owner/facts.ts';
export { expiryOf } from './owner/clocks.ts';
export { Owner, type OwnerOptions } from './owner/owner.ts';
export { PATIENCE, type Patience } from './owner/patience.ts';
