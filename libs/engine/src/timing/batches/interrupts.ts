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

/** Whether something on the stack is its target, or was and has been countered since. */
function answers(sight: Sight, onStack: ObjectId): boolean {
  const targets = sight.object(onStack).stack?.targets.flat() ?? [];
  return targets.some((target) => {
    const object = typeof target === 'number' ? sight.game.objects[target] : null;
    return object?.stack !== null && object?.stack !== undefined;
  });
}
