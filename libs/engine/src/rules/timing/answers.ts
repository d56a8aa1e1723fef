import type { BatchCitations, Batches, Stack } from './question.ts';

/** 6ED 408.1c: one at a time from a stack. */
export const theStack: Stack = { kind: 'stack' };

/** 4ED damage-prevention.1, .2: damage waits until the batch is done; each destroying spell has a step of its own. */
export const batchesThenDamage = (cite: BatchCitations): Batches => ({
  kind: 'batches',
  interrupts: 'resolveAtOnce',
  damageWaitsFor: 'wholeBatch',
  regeneration: 'inPreventionStep',
  cite,
});

/** 5ED Series and Batches, Damage Prevention.1, Regeneration.1: a step after each effect; destruction is replaced. */
export const batchesWithDamageAfterEachEffect = (cite: BatchCitations): Batches => ({
  kind: 'batches',
  interrupts: 'inBatches',
  damageWaitsFor: 'oneEffect',
  regeneration: 'replacesDestruction',
  cite,
});
