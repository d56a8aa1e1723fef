import { speaksOfSpells } from '../../sight/targets.ts';
import { textOnStack } from '../../reading/program.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { Interrupts } from './question.ts';

/** 4ED: an interrupt waits for nothing more, also one that is aimed at a permanent and answers no spell. */
export const interruptsResolveAtOnce: Interrupts = {
  resolvesOnceCast: (work, spell) =>
    work.characteristics(spell).types.some((type) => type === 'Interrupt') || answers(work, spell),
  isTimeOtherwise: (window) => window === undefined || window.for === 'interrupts',
};

/** 5ED Series and Batches.1: interrupts make batches of their own; .9: used otherwise they are played as instants. */
export const interruptsMakeBatches: Interrupts = {
  resolvesOnceCast: () => false,
  isTimeOtherwise: (window) => window === undefined,
};

/** Whether it is aimed at a spell, as it was announced. */
function answers(sight: Sight, onStack: ObjectId): boolean {
  return textOnStack(sight, sight.object(onStack)).targets.some(({ what }) => speaksOfSpells(what));
}
