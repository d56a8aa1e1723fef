import type { DamageReceivers } from './question.ts';

/** TSP 310.4c: not to what has left play, nor to what is no creature any more. */
export const receiversStillCreatures: DamageReceivers = (sight, receiver) =>
  sight.isCreature(receiver);
