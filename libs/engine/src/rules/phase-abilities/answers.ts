import type { PhaseAbilities } from './question.ts';

/** 6ED 404: they trigger as the step begins. */
export const phaseAbilitiesTrigger: PhaseAbilities = 'trigger';

/** 4ED phases.5, 5ED Phase Structure.4: played as instants, once in the phase, in any order and before it ends. */
export const phaseAbilitiesArePlayed: PhaseAbilities = 'are played';
