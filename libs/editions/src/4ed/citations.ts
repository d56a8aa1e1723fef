import type { PartialCitationTable } from '@arbiter/engine';

/** Which rule of 1995 stands behind a topic, where the slice has looked. */
export const CITATIONS: PartialCitationTable = {
  turn: {
    cleanUp: '4ED phases.9',
    landNow: '4ED land.1',
  },
  combat: {
    damageDealt: '4ED damage-prevention.3',
  },
  playing: {
    announceTimes: '4ED activation-costs.3',
  },
  resolving: {
    targetCheck: '4ED when-playable.1',
    spellLeavesStack: '4ED resolving.4',
  },
  effects: {
    regeneration: '4ED graveyard.1',
    prevention: '4ED when-playable.1',
  },
  stateBased: {
    stateBased: '4ED damage-prevention.4',
    lethalDamage: '4ED damage-prevention.4',
    looseLocalEnchantment: '4ED resolving.2',
    tokenOutOfPlay: '4ED graveyard.3',
  },
  batches: {
    batch: '4ED damage-prevention.2',
    preventionStep: '4ED damage-prevention.2',
    lumpOfDamage: '4ED activation-costs.3',
    damageAfterPrevention: '4ED damage-prevention.2',
    destructionStep: '4ED damage-prevention.1',
    lethalDamageWaits: '4ED damage-prevention.4',
    preventionOnly: '4ED when-playable.1',
  },
};
