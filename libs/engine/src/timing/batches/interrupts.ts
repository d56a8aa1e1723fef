import type { Interrupts } from './question.ts';

/** 4ED: an interrupt waits for nothing more. */
export const interruptsResolveAtOnce: Interrupts = {
  resolvesOnceCast: (work, spell) => work.characteristics(spell).types.includes('Interrupt'),
};

/** 5ED Series and Batches.1: interrupts make batches of their own. */
export const interruptsMakeBatches: Interrupts = {
  resolvesOnceCast: () => false,
};
