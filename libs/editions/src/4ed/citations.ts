import type { Citations } from '@arbiter/engine';

/** Which rule of 1995 stands behind a topic, where the slice has looked. */
export const CITATIONS: Partial<Citations> = {
  announceTimes: '4ED activation-costs.3',
  cleanUp: '4ED phases.9',
  landNow: '4ED land.1',
  targetCheck: '4ED when-playable.1',
  spellLeavesStack: '4ED resolving.4',
  regeneration: '4ED graveyard.1',
  prevention: '4ED when-playable.1',
  damageDealt: '4ED damage-prevention.3',
};
