import { answers, type Rules, type StepOfTurn } from '@arbiter/engine';
import { CITATIONS } from './citations.ts';

/** 6ED 300.1: the steps of a turn. */
const TURN: readonly StepOfTurn[] = [
  { name: 'untap', phase: 'beginning', actions: ['untap'] },
  { name: 'upkeep', phase: 'beginning', actions: ['window'] },
  { name: 'draw', phase: 'beginning', actions: ['draw', 'window'] },
  { name: 'precombat main', phase: 'precombat main', actions: ['window'], main: true },
  { name: 'beginning of combat', phase: 'combat', actions: ['window'] },
  {
    name: 'declare attackers',
    phase: 'combat',
    actions: ['declareAttackers', 'window'],
    withoutAttack: 'here',
  },
  {
    name: 'declare blockers',
    phase: 'combat',
    actions: ['declareBlockers', 'window'],
    withoutAttack: 'skipped',
  },
  {
    name: 'first strike damage',
    phase: 'combat',
    actions: ['combatDamage', 'window'],
    onlyIf: 'firstStrike',
    withoutAttack: 'skipped',
  },
  {
    name: 'combat damage',
    phase: 'combat',
    actions: ['combatDamage', 'window'],
    withoutAttack: 'skipped',
  },
  { name: 'end of combat', phase: 'combat', actions: ['window'] },
  { name: 'postcombat main', phase: 'postcombat main', actions: ['window'], main: true },
  { name: 'end of turn', phase: 'end', actions: ['window'] },
  { name: 'cleanup', phase: 'end', actions: ['handSize', 'cleanUp', 'windowIfNeeded'] },
];

/** The Comprehensive Rules of 1 November 1999: the stack, damage on the stack, mana burn, no layers. */
export const SIXTH_EDITION: Rules = {
  edition: '6ED',
  cite: CITATIONS,
  startingLife: 20,
  startingHand: 7,
  maximumHandSize: 7,
  turn: TURN,
  announcement: ['mode', 'x', 'targets', 'division', 'buyback', 'payment'],
  mulligan: answers.oneFewerEachTime,
  drawStep: answers.drawGoesOnTheStack,
  manaLeftOver: answers.manaBurns,
  whoMayAttack: answers.untappedSettledAndNoWall,
  trampleExcess: answers.toughnessAlone,
  damageReceivers: answers.receiversStillInPlay,
  libraryOverdraw: answers.drawTheRestAndLose,
  legendRule: answers.oldestStays,
  lookBack: answers.leavingPlayLooksBack,
  replacementOrder: answers.affectedPlayerChooses,
  pseudospellColor: answers.colorOfItsSource,
  continuousEffects: answers.typesThenCountersThenTheRest,
  stateBasedActions: [
    answers.noLifeOrNoLibraryLoses('6ED 420.5a'),
    answers.noToughnessDies('6ED 420.5b'),
    answers.lethalDamageDestroys('6ED 420.5c'),
    answers.looseLocalEnchantmentsGo('6ED 420.5d'),
    answers.legendsOfOneName('6ED 420.5e'),
    answers.tokensOutOfPlayCease('6ED 420.5f'),
  ],
};
