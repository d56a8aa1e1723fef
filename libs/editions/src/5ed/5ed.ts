import { answers, type Rules, type StepOfTurn } from '@arbiter/engine';
import { SIXTH_EDITION } from '../6ed/6ed.ts';
import { citationsBeside } from '../from.ts';
import { CITATIONS } from './citations.ts';

/** 5ED Phase Structure, More on the Turn: six phases, and an attack inside the main one. */
const TURN: readonly StepOfTurn[] = [
  {
    name: 'untap',
    phase: 'untap',
    cites: 'turnOrder',
    actions: ['untapWindow', 'phasing', 'untap'],
  },
  { name: 'upkeep', phase: 'upkeep', cites: 'turnOrder', actions: ['window', 'endSeries'] },
  { name: 'draw', phase: 'draw', cites: 'turnOrder', actions: ['draw', 'window'] },
  {
    name: 'main',
    phase: 'main',
    cites: 'turnOrder',
    actions: ['window'],
    main: true,
    attackFrom: true,
  },
  {
    name: 'declare attackers',
    phase: 'attack',
    cites: 'turnOrder',
    windowCites: 'attackersPriority',
    actions: ['declareAttackers', 'window'],
    onlyIf: 'attack',
    withoutAttack: 'here',
  },
  {
    name: 'declare blockers',
    phase: 'attack',
    cites: 'turnOrder',
    windowCites: 'blockersPriority',
    actions: ['declareBlockers', 'window'],
    onlyIf: 'attack',
    withoutAttack: 'skipped',
  },
  {
    name: 'first strike damage',
    phase: 'attack',
    cites: 'turnOrder',
    actions: ['combatDamage', 'series'],
    onlyIf: 'firstStrike',
  },
  {
    name: 'combat damage',
    phase: 'attack',
    cites: 'turnOrder',
    actions: ['combatDamage', 'series'],
    onlyIf: 'attack',
    withoutAttack: 'skipped',
  },
  {
    name: 'end of combat',
    phase: 'attack',
    cites: 'endOfCombat',
    actions: ['series'],
    onlyIf: 'attack',
    withoutAttack: 'skipped',
  },
  // 5ED Main (More on the Turn).6: the main phase goes on.
  {
    name: 'main',
    phase: 'main',
    cites: 'turnOrder',
    actions: ['window'],
    main: true,
    onlyIf: 'attack',
  },
  { name: 'discard', phase: 'discard', cites: 'turnOrder', actions: ['window', 'handSize'] },
  { name: 'cleanup', phase: 'cleanup', cites: 'turnOrder', actions: ['cleanUp'] },
  // 5ED Cleanup (More on the Turn).3: a series, once damage has worn off.
  {
    name: 'end of turn',
    phase: 'cleanup',
    cites: 'endOfTurn',
    actions: ['series'],
    afterHealing: true,
  },
];

/** 5ED Playing Spells and Abilities.2: costs come first; Phase Structure.10: what a phase costs is paid as that is played. */
const ANNOUNCEMENT: Rules['announcement'] = [
  'alternative',
  'buyback',
  'x',
  'picks',
  'payment',
  'mode',
  'targets',
  'division',
  'phaseCost',
];

/**
 * The Fifth Edition rulebook of March 1997, as far as its batches and prevention steps go: the root of the editions
 * with batches, so it answers every question itself. Where it isn't stated yet, the text of 6ED is the nearest.
 */
export const FIFTH_EDITION: Rules = {
  edition: '5ED',
  cite: citationsBeside('5ED', CITATIONS, SIXTH_EDITION.cite),
  startingLife: 20,
  startingHand: 7,
  maximumHandSize: 7,
  turn: TURN,
  timing: answers.batches({
    interrupts: answers.interruptsMakeBatches,
    damageWaits: answers.damageWaitsForOneEffect,
    regeneration: answers.regeneratesInPlaceOfDestruction,
  }),
  phaseAbilities: answers.phaseAbilitiesArePlayed,
  phaseCostSettled: answers.settledAsItResolves,
  drawStep: answers.drawHappensAtOnce,
  combatDamage: answers.combatDamageWaits,
  tappedArtifacts: answers.tappedArtifactsButLandsAreShutOff,
  manaWhilePlaying: answers.manaIsMadeBeforehand,
  snowMana: answers.noManaIsSnow,
  setAside: answers.setAsideStaysAsKnown,
  whilePlaying: answers.cardsAreSeenAtOnce,
  coinFlips: answers.flipsAreWonByChance,
  leftUnfound: answers.anyMayBeLeft,
  tokenTypes: answers.tokensAreOfTheTypeOfTheirName,
  tappedBlockers: answers.tappedBlockersDealNone,
  assignedBlockers: answers.blockersOfTheBandAreNot,
  announcement: ANNOUNCEMENT,
  mulligan: answers.oneFewerEachTime,
  manaLeftOver: answers.manaBurns,
  whoMayAttack: answers.untappedSettledAndNoWall,
  extraTurns: answers.oldestExtraTurnFirst,
  requirements: answers.eachRequirementThatFits,
  trampleGoesOn: answers.excessIsRedirected,
  creatureTypeWords: answers.anySingleWord,
  landTypeWords: answers.landTypesAreNames,
  shieldRecheck: answers.sourceAskedOnce,
  movedEnchantments: answers.movedEnchantmentsAreAsNew,
  noCombatDamage: answers.notAssignedToWhatIsDealtNone,
  trampleExcess: answers.toughnessAlone,
  damageReceivers: answers.receiversStillInPlay,
  libraryOverdraw: answers.drawTheRestAndLose,
  legendRule: answers.oldestStays,
  reversal: answers.anyManaAbilityMayBeReversed,
  lookBack: answers.leavingPlayLooksBack,
  optionalTriggers: answers.acceptedAsTheyAreStacked,
  replacementOrder: answers.affectedPlayerChooses,
  pseudospellColor: answers.colorOfItsSource,
  sourceOfAbility: answers.sourceIsKeptInMind,
  continuousEffects: answers.typesThenCountersThenTheRest,
  stateBasedActions: [
    answers.noLibraryLoses,
    answers.poisonLoses,
    answers.legendsOfOneName,
    answers.youngestWorldStays,
    answers.damageOrNoToughnessDestroys,
    answers.looseLocalEnchantmentsGo,
    answers.illegalEquipmentUnattaches,
    answers.tokensOutOfPlayCease,
  ],
  cardTerms: answers.buryingIsAWord,
  atEndOfPhases: [answers.noLifeLoses],
};
