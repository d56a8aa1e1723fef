import { answers, type Rules } from '@arbiter/engine';
import { SIXTH_EDITION } from '../6ed/6ed.ts';
import { from } from '../from.ts';
import { CITATIONS } from './citations.ts';

/** The Comprehensive Rules of 1 October 2006, as far as the differences named here go. */
export const TIME_SPIRAL: Rules = from(SIXTH_EDITION, 'TSP', CITATIONS, {
  announcement: [
    'mode',
    'x',
    'alternative',
    'buyback',
    'targets',
    'division',
    'picks',
    'lockCost',
    'payment',
  ],
  drawStep: answers.drawHappensAtOnce,
  trampleExcess: answers.damageOnItCounts,
  damageReceivers: answers.receiversStillCreatures,
  pseudospellColor: answers.pseudospellsAreColorless,
  legendRule: answers.noneStays,
  extraTurns: answers.newestExtraTurnFirst,
  requirements: answers.asManyRequirementsAsPossible,
  optionalTriggers: answers.acceptedOnResolution,
  continuousEffects: answers.layers,
  stateBasedActions: [
    answers.noLifeOrNoLibraryLoses('TSP 420.5a', 'TSP 420.5g'),
    answers.noToughnessDies('TSP 420.5b'),
    answers.lethalDamageDestroys('TSP 420.5c'),
    answers.looseLocalEnchantmentsGo('TSP 420.5d'),
    answers.legendsOfOneName('TSP 420.5e'),
    answers.tokensOutOfPlayCease('TSP 420.5f'),
    answers.poisonLoses('TSP 420.5h'),
    answers.youngestWorldStays('TSP 420.5i'),
  ],
});
