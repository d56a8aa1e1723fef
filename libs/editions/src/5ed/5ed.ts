import { answers, type Rules, type StepOfTurn } from '@arbiter/engine';
import { SIXTH_EDITION } from '../6ed/6ed.ts';
import { from } from '../from.ts';
import { CITATIONS } from './citations.ts';

/** 5ED Phase Structure, More on the Turn: six phases, and an attack inside the main one. */
const TURN: readonly StepOfTurn[] = [
  { name: 'untap', phase: 'untap', cites: 'turnOrder', actions: ['untap'] },
  { name: 'upkeep', phase: 'upkeep', cites: 'turnOrder', actions: ['window'] },
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
    actions: ['declareAttackers', 'window'],
    onlyIf: 'attack',
    withoutAttack: 'here',
  },
  {
    name: 'declare blockers',
    phase: 'attack',
    cites: 'turnOrder',
    actions: ['declareBlockers', 'window'],
    onlyIf: 'attack',
    withoutAttack: 'skipped',
  },
  {
    name: 'first strike damage',
    phase: 'attack',
    cites: 'turnOrder',
    actions: ['combatDamage'],
    onlyIf: 'firstStrike',
  },
  {
    name: 'combat damage',
    phase: 'attack',
    cites: 'turnOrder',
    actions: ['combatDamage'],
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
];

/** The Fifth Edition rulebook of March 1997, as far as its batches and prevention steps go. */
export const FIFTH_EDITION: Rules = from(SIXTH_EDITION, '5ED', CITATIONS, {
  turn: TURN,
  timing: answers.batchesWithDamageAfterEachEffect({
    batch: '5ED Series and Batches.7',
    casting: '5ED Interrupts.7',
    interruptsOnly: '5ED Interrupts.4',
    damage: '5ED Damage Prevention.1',
    lump: '5ED Damage Prevention.3',
    dealt: '5ED Damage Prevention.8',
    destruction: '5ED Specialized Abilities.2',
    lethalDamage: '5ED Damage Prevention.8',
    preventionOnly: '5ED Damage Prevention.12',
  }),
  drawStep: answers.drawHappensAtOnce,
  combatDamage: answers.combatDamageWaits,
  tappedBlockers: answers.tappedBlockersDealNone,
  stateBasedActions: [
    answers.noToughnessDies('5ED Damage Prevention.8'),
    answers.lethalDamageDestroys('5ED Damage Prevention.8'),
    answers.looseLocalEnchantmentsGo('5ED unstated; 6ED 420.5d'),
    answers.tokensOutOfPlayCease('5ED unstated; 6ED 420.5f'),
  ],
  atEndOfPhases: [answers.noLifeOrNoLibraryLoses('5ED This Is Your Life.2')],
});
