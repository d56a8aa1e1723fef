import type { Sources } from '../questions.ts';

/** Which rule of 1995 says what it answers otherwise. */
export const SOURCES: Partial<Sources> = {
  turn: ['4ED phases.9', '4ED phases.10'],
  timing: ['4ED damage-prevention.1', '4ED damage-prevention.2'],
  announcement: ['4ED activation-costs.3'],
  stateBasedActions: ['4ED damage-prevention.4'],
};
