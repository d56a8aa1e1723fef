import { answers, type Rules } from '@arbiter/engine';
import { SIXTH_EDITION } from '../6ed/6ed.ts';
import { from } from '../from.ts';
import { CITATIONS } from './citations.ts';
import { CREATURE_TYPES } from './creature-types.ts';

/** The Comprehensive Rules of 1 October 2006, as far as the differences named here go. */
export const TIME_SPIRAL: Rules = from(SIXTH_EDITION, 'TSP', CITATIONS, {
  announcement: [
    'mode',
    'splice',
    'x',
    'alternative',
    'buyback',
    'replicate',
    'targets',
    'division',
    'picks',
    'lockCost',
    'payment',
  ],
  creatureTypeWords: answers.listedTypes(CREATURE_TYPES),
  landTypeWords: answers.landTypesAreWords,
  shieldRecheck: answers.sourceAskedAgain,
  replacementOrder: answers.affectedPlayerChoosesMore,
  whoMayAttack: answers.untappedSettledAndNoDefender,
  reversal: answers.librariesStayAsTheyAre,
  whilePlaying: answers.cardsAreSeenOncePlayed,
  snowMana: answers.snowPermanentsMakeSnowMana,
  coinFlips: answers.flipsAreCalled,
  leftUnfound: answers.hiddenOnesMayBeLeft,
  drawStep: answers.drawHappensAtOnce,
  trampleExcess: answers.damageOnItCounts,
  damageReceivers: answers.receiversStillCreatures,
  pseudospellColor: answers.pseudospellsAreColorless,
  legendRule: answers.noneStays,
  extraTurns: answers.newestExtraTurnFirst,
  requirements: answers.asManyRequirementsAsPossible,
  optionalTriggers: answers.acceptedOnResolution,
  continuousEffects: answers.layers,
  cardTerms: answers.aurasAndDefender,
  stateBasedActions: [
    answers.noLifeOrNoLibraryLoses,
    answers.noToughnessDies,
    answers.lethalDamageDestroys,
    answers.looseLocalEnchantmentsGo,
    answers.illegalEquipmentUnattaches,
    answers.legendsOfOneName,
    answers.tokensOutOfPlayCease,
    answers.poisonLoses,
    answers.youngestWorldStays,
    answers.looseOthersUnattach,
    answers.oppositeCountersVanish,
  ],
});
