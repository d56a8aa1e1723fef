import { answers, type Rules, type StepOfTurn } from '@arbiter/engine';
import { FIFTH_EDITION } from '../5ed/5ed.ts';
import { from } from '../from.ts';
import { CITATIONS } from './citations.ts';

/** Fourth Edition ends its turn with an end phase and healing, where Fifth has one cleanup (4ED phases.9, .10). */
const TURN: readonly StepOfTurn[] = [
  ...FIFTH_EDITION.turn.filter(({ name }) => name !== 'cleanup'),
  { name: 'end', phase: 'end', cites: 'turnOrder', actions: ['window'] },
  { name: 'heal creatures', phase: 'heal creatures', cites: 'turnOrder', actions: ['cleanUp'] },
];

/** The rules of 1995, as far as their batches, prevention steps and multiple activations go. */
export const FOURTH_EDITION: Rules = from(FIFTH_EDITION, '4ED', CITATIONS, {
  turn: TURN,
  announcement: ['times', ...FIFTH_EDITION.announcement],
  timing: answers.batchesThenDamage({
    batch: '4ED damage-prevention.2',
    casting: '4ED unstated; 5ED Interrupts.7',
    interruptsOnly: '4ED unstated; 5ED Interrupts.4',
    damage: '4ED damage-prevention.2',
    lump: '4ED activation-costs.3',
    dealt: '4ED damage-prevention.2',
    destruction: '4ED damage-prevention.1',
    lethalDamage: '4ED damage-prevention.4',
    preventionOnly: '4ED when-playable.1',
  }),
  stateBasedActions: [
    answers.lethalDamageDestroys('4ED damage-prevention.4'),
    answers.looseLocalEnchantmentsGo('4ED resolving.2'),
    answers.tokensOutOfPlayCease('4ED graveyard.3'),
  ],
});
