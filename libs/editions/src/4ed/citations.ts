import type { PartialCitationTable } from '@arbiter/engine';

/** Which rule of 1995 stands behind a topic, where the slice has looked. */
export const CITATIONS: PartialCitationTable = {
  game: {
    bothLose: '4ED resolving.6',
  },
  turn: {
    turnOrder: '4ED phases.3',
    phaseAbility: '4ED phases.5',
    phaseDuty: '4ED phases.5',
    dutyLifted: '4ED phases.5',
    phaseCost: '4ED phases.7',
    phaseCostPaid: '4ED phases.6',
    untapCost: '4ED phases.8',
    upkeepStep: '4ED phases.3',
    drawStep: '4ED phases.3',
    endOfTurn: '4ED phases.10',
    durations: '4ED phases.9',
    cleanUp: '4ED phases.9',
    landNow: '4ED land.1',
  },
  combat: {
    damageDealt: '4ED damage-prevention.3',
  },
  playing: {
    announceTimes: '4ED activation-costs.3',
    announceTargets: '4ED when-playable.1',
  },
  abilities: {
    tappedArtifact: '4ED activation-costs.2',
    abilityTriggers: '4ED triggered.1',
    triggersAgain: '4ED triggered.1',
    entersTrigger: '4ED triggered.1',
    leavesTrigger: '4ED triggered.1',
    triggerChoices: '4ED resolving.5',
  },
  resolving: {
    targetCheck: '4ED when-playable.1',
    followInstructions: '4ED resolving.1',
    spellLeavesStack: '4ED resolving.4',
    graveyardOrder: '4ED graveyard.2',
    abilityWithoutSource: '4ED resolving.3',
  },
  effects: {
    regeneration: '4ED graveyard.1',
    prevention: '4ED when-playable.1',
    preventionOfAmount: '4ED when-playable.1',
    preventionFromSource: '4ED when-playable.1',
    redirection: '4ED when-playable.1',
  },
  actions: {
    sacrifice: '4ED sacrifice.1',
    counters: '4ED counter.1',
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
