import type { PhaseAbilities } from './question.ts';

/** 6ED 404: they trigger as the step begins. */
export const phaseAbilitiesTrigger: PhaseAbilities = {
  playedIn: [],
  payer: (_, controller) => controller,
  acceptedLikeOthers: true,
};

/**
 * 4ED phases.5, 5ED Phase Structure.4: played as instants, once in the phase, in any order and before it ends; what may be
 * paid in one's phase is played by oneself (4ED phases.8, 5ED Upkeep (More on the Turn).2).
 */
export const phaseAbilitiesArePlayed: PhaseAbilities = {
  playedIn: ['upkeep', 'draw'],
  payer: (active) => active,
  acceptedLikeOthers: false,
};
