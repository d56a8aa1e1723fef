import type { Sources } from '../questions.ts';

/** Which rule of March 1997 says what it answers otherwise. */
export const SOURCES: Partial<Sources> = {
  turn: ['5ED Phase Structure.2', '5ED Main (More on the Turn).3'],
  timing: ['5ED Series and Batches.7', '5ED Damage Prevention.1', '5ED Specialized Abilities.2'],
  drawStep: ['5ED Draw (More on the Turn).1'],
  combatDamage: ['5ED Damage Prevention.1'],
  tappedBlockers: ['5ED First-Strike Damage Dealing and Normal Damage Dealing.6'],
  stateBasedActions: ['5ED Damage Prevention.8'],
  atEndOfPhases: ['5ED This Is Your Life.2'],
};
