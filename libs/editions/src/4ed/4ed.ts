import { answers, type Rules, type StepOfTurn } from '@arbiter/engine';
import { FIFTH_EDITION } from '../5ed/5ed.ts';
import { from } from '../from.ts';
import { CITATIONS } from './citations.ts';

/** Fourth Edition ends its turn with an end phase and healing, where Fifth has one cleanup (4ED phases.9, .10). */
const TURN: readonly StepOfTurn[] = [
  // 4ED phases.2: nobody plays anything in untap, which knows no mana sources yet.
  { name: 'untap', phase: 'untap', cites: 'turnOrder', actions: ['phasing', 'untap'] },
  ...FIFTH_EDITION.turn.filter(({ phase }) => phase !== 'untap' && phase !== 'cleanup'),
  { name: 'end', phase: 'end', cites: 'turnOrder', actions: ['window'] },
  // 4ED phases.10: as the last thing of the phase.
  { name: 'end of turn', phase: 'end', cites: 'endOfTurn', actions: ['series'] },
  { name: 'heal creatures', phase: 'heal creatures', cites: 'turnOrder', actions: ['cleanUp'] },
];

/** The rules of 1995, as far as their batches, prevention steps and multiple activations go. */
export const FOURTH_EDITION: Rules = from(FIFTH_EDITION, '4ED', CITATIONS, {
  turn: TURN,
  announcement: ['times', ...FIFTH_EDITION.announcement],
  timing: answers.batches({
    interrupts: answers.interruptsResolveAtOnce,
    damageWaits: answers.damageWaitsForTheBatch,
    regeneration: answers.regeneratesInPreventionStep,
  }),
  phaseCostSettled: answers.settledAsItIsPaid,
  tappedArtifacts: answers.tappedArtifactsAreShutOff,
  stateBasedActions: [
    answers.noLibraryLoses,
    answers.poisonLoses,
    answers.legendsOfOneName,
    answers.youngestWorldStays,
    answers.looseLocalEnchantmentsGo,
    answers.illegalEquipmentUnattaches,
    answers.tokensOutOfPlayCease,
  ],
});
