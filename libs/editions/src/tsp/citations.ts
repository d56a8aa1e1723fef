import type { Citations } from '@arbiter/engine';

/** Which rule of October 2006 stands behind a topic, where the slice has looked. */
export const CITATIONS: Partial<Citations> = {
  turnOrder: 'TSP 300.1',
  stepBegins: 'TSP 300.1',
  manaEmpties: 'TSP 300.3',
  untap: 'TSP 302.2',
  drawStep: 'TSP 304.1',
  attackDeclaration: 'TSP 308.2',
  blockDeclaration: 'TSP 309.2',
  damageOnStack: 'TSP 310.3',
  damageDealt: 'TSP 310.4',
  priority: 'TSP 408.1b',
  passing: 'TSP 408.1c',
  announce: 'TSP 409.1a',
  announceMode: 'TSP 409.1b',
  announceX: 'TSP 409.1b',
  announceTargets: 'TSP 409.1c',
  announceDivision: 'TSP 409.1e',
  pay: 'TSP 409.1h',
  abilityTriggers: 'TSP 410.2',
  triggerOrder: 'TSP 410.3',
  triggerChoices: 'TSP 410.4',
  targetCheck: 'TSP 413.2a',
  followInstructions: 'TSP 413.2b',
};
