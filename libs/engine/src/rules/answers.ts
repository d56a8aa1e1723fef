/** Every answer, for editions to choose from. */
export {
  aurasAndDefender,
  buryingIsAWord,
  destroyedWithoutRegeneration,
} from './card-terms/answers.ts';
export { layers } from './continuous-effects/layers.ts';
export { combatDamageGoesOnTheStack, combatDamageWaits } from './combat-damage/answers.ts';
export { typesThenCountersThenTheRest } from './continuous-effects/types-counters-rest.ts';
export { receiversStillCreatures } from './damage-receivers/creatures-in-play.ts';
export { receiversStillInPlay } from './damage-receivers/still-in-play.ts';
export { drawGoesOnTheStack, drawHappensAtOnce } from './draw-step/answers.ts';
export { drawTheRestAndLose } from './empty-library/draw-the-rest-and-lose.ts';
export { noneStays } from './legend-rule/none-stays.ts';
export { oldestStays } from './legend-rule/oldest-stays.ts';
export { leavingPlayLooksBack } from './look-back/leaving-play.ts';
export { manaBurns } from './mana-left-over/burn.ts';
export {
  movedEnchantmentsAreAsNew,
  movedEnchantmentsAreTheSame,
} from './moved-enchantments/answers.ts';
export { settledAsItIsPaid, settledAsItResolves } from './phase-cost-settled/answers.ts';
export { assignedAllTheSame, notAssignedToWhatIsDealtNone } from './no-combat-damage/answers.ts';
export { oneFewerEachTime } from './mulligan/one-fewer-each-time.ts';
export { phaseAbilitiesArePlayed, phaseAbilitiesTrigger } from './phase-abilities/answers.ts';
export { pseudospellsAreColorless } from './pseudospell-color/colorless.ts';
export { colorOfItsSource } from './pseudospell-color/of-its-source.ts';
export { acceptedOnResolution } from './optional-triggers/accepted-on-resolution.ts';
export { acceptedAsTheyAreStacked } from './optional-triggers/accepted-as-they-are-stacked.ts';
export {
  affectedPlayerChooses,
  affectedPlayerChoosesMore,
} from './replacement-order/affected-player.ts';
export { asManyRequirementsAsPossible, eachRequirementThatFits } from './requirements/answers.ts';
export { anyManaAbilityMayBeReversed, librariesStayAsTheyAre } from './reversal/answers.ts';
export { newestExtraTurnFirst, oldestExtraTurnFirst } from './extra-turns/answers.ts';
export { legendsOfOneName } from './state-based-actions/legends.ts';
export {
  damageOrNoToughnessDestroys,
  lethalDamageDestroys,
} from './state-based-actions/lethal-damage.ts';
export {
  noLibraryLoses,
  noLifeLoses,
  noLifeOrNoLibraryLoses,
} from './state-based-actions/life-or-library.ts';
export { landTypesAreNames, landTypesAreWords } from './land-type-words/answers.ts';
export { anyMayBeLeft, hiddenOnesMayBeLeft } from './left-unfound/answers.ts';
export { flipsAreCalled, flipsAreWonByChance } from './coin-flips/answers.ts';
export { cardsAreSeenAtOnce, cardsAreSeenOncePlayed } from './while-playing/answers.ts';
export { manaIsMadeBeforehand, manaIsMadeOnTheWay } from './mana-while-playing/answers.ts';
export { setAsideLiesOpen, setAsideStaysAsKnown } from './set-aside/answers.ts';
export { poisonLoses } from './state-based-actions/poison.ts';
export { illegalEquipmentUnattaches } from './state-based-actions/equipment.ts';
export { looseLocalEnchantmentsGo } from './state-based-actions/local-enchantments.ts';
export { noToughnessDies } from './state-based-actions/no-toughness.ts';
export { youngestWorldStays } from './state-based-actions/worlds.ts';
export { looseOthersUnattach } from './state-based-actions/loose-others.ts';
export { oppositeCountersVanish } from './state-based-actions/opposite-counters.ts';
export { tokensOutOfPlayCease } from './state-based-actions/tokens.ts';
export { sourceIsKeptInMind, sourceIsLookedAt } from './source-of-ability/answers.ts';
export { tokensAreOfTheTypeOfTheirName, tokensAreWhatTheTextSays } from './token-types/answers.ts';
export { allThatBlockAreAssigned, blockersOfTheBandAreNot } from './assigned-blockers/answers.ts';
export { tappedBlockersDealDamage, tappedBlockersDealNone } from './tapped-blockers/answers.ts';
export {
  tappedArtifactsAreShutOff,
  tappedArtifactsButLandsAreShutOff,
  tappedArtifactsWork,
} from './tapped-artifacts/answers.ts';
export { batches } from '../timing/batches/batches.ts';
export { damageWaitsForOneEffect, damageWaitsForTheBatch } from '../timing/batches/damage-waits.ts';
export { interruptsMakeBatches, interruptsResolveAtOnce } from '../timing/batches/interrupts.ts';
export {
  regeneratesInPlaceOfDestruction,
  regeneratesInPreventionStep,
} from '../timing/batches/regeneration.ts';
export { theStack } from '../timing/stack/stack.ts';
export { noManaIsSnow, snowPermanentsMakeSnowMana } from './snow-mana/answers.ts';
export { anySingleWord, listedTypes } from './creature-types/answers.ts';
export { sourceAskedAgain, sourceAskedOnce } from './shield-recheck/answers.ts';
export { excessIsAssigned, excessIsRedirected } from './trample-goes-on/answers.ts';
export { damageOnItCounts } from './trample-excess/damage-counts.ts';
export { toughnessAlone } from './trample-excess/toughness-alone.ts';
export {
  untappedSettledAndNoDefender,
  untappedSettledAndNoWall,
} from './who-may-attack/untapped-settled-no-wall.ts';
