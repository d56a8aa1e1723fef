import type { Sources } from '../questions.ts';

/** Which rule of October 2006 says what it answers otherwise. */
export const SOURCES: Partial<Sources> = {
  announcement: ['TSP 409.1f'],
  drawStep: ['TSP 304.1'],
  extraTurns: ['TSP 300.6'],
  requirements: ['TSP 500.4'],
  trampleExcess: ['TSP 502.9b'],
  damageReceivers: ['TSP 310.4c'],
  pseudospellColor: ['TSP 217.6c'],
  legendRule: ['TSP 420.5e'],
  optionalTriggers: ['TSP 410.5'],
  continuousEffects: ['TSP 418.5a'],
  stateBasedActions: ['TSP 420.5'],
};
