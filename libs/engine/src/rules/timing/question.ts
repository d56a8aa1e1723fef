import type { Citation } from '../../state/basics.ts';

/** How what players do comes to happen. */
export type Timing = Stack | Batches;

/** One object resolves at a time, and players may respond after each. */
export interface Stack {
  readonly kind: 'stack';
}

/** Everything that was played in response resolves as one, last in first out, and nobody responds in between. */
export interface Batches {
  readonly kind: 'batches';
  /** Whether an interrupt resolves as soon as it is cast, or with a batch of interrupts. */
  readonly interrupts: 'resolveAtOnce' | 'inBatches';
  /** When damage that was assigned may be prevented, and is then dealt. */
  readonly damageWaitsFor: 'wholeBatch' | 'oneEffect';
  /** What is done about a destruction that is about to happen: used in a step of its own, or in its place. */
  readonly regeneration: 'inPreventionStep' | 'replacesDestruction';
  /** Which rule of the edition stands behind each part. */
  readonly cite: BatchCitations;
}

/** Rules by what they are about. */
export interface BatchCitations {
  /** A batch resolves whole. */
  readonly batch: Citation;
  /** What is being cast can be interrupted. */
  readonly casting: Citation;
  /** Only interrupts, and only of what is being cast. */
  readonly interruptsOnly: Citation;
  /** The step for damage. */
  readonly damage: Citation;
  /** What one source assigns to one recipient is one lump. */
  readonly lump: Citation;
  /** What was not prevented is dealt. */
  readonly dealt: Citation;
  /** The step, or the moment, for destruction. */
  readonly destruction: Citation;
  readonly lethalDamage: Citation;
  /** What may be played in a prevention step, and nowhere else. */
  readonly preventionOnly: Citation;
}
