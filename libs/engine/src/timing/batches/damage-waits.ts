import type { DamageWaits } from './question.ts';

/** 4ED damage-prevention.2: damage waits for the whole batch; one effect's is one lump (4ED activation-costs.3). */
export const damageWaitsForTheBatch: DamageWaits = {
  isDue: (batchDone) => batchDone,
  // 4ED triggered.1: all that has triggered shares one.
  alsoBetweenTriggers: false,
  joins: (held, by) => held.by === by,
};

/** 5ED Damage Prevention.1, .3: each effect has a step of its own, in which one source's damage is one lump. */
export const damageWaitsForOneEffect: DamageWaits = {
  isDue: () => true,
  // 5ED Triggered Abilities.6.
  alsoBetweenTriggers: true,
  joins: () => true,
};
