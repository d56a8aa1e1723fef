import { manaTotal } from '@arbiter/cards';
import { opponentOf } from '../../state/basics.ts';
import type { LastingEffect } from '../../state/effects.ts';
import { propose } from '../happening/propose.ts';
import { changesBy } from '../happening/state-based.ts';
import { delayedUntil } from '../happening/delayed-triggers.ts';
import type { Work } from '../work.ts';

const COMBAT = 'combat';
const END_OF_COMBAT = 'end of combat';

/** Whether it is the phase in which creatures fight: before 6ED it was called the attack. */
const holdsCombat = ({ rules }: Work, phase: string): boolean =>
  rules.turn.some((step) => step.phase === phase && step.actions.includes('declareAttackers'));

/** What is due as a phase ends: unused mana, effects that last so long (6ED 300.3, 300.4). */
export function endOfPhase(work: Work, phase: string): void {
  emptyPools(work);
  const changes = changesBy(work, work.rules.atEndOfPhases);
  if (changes.length > 0) propose(work, changes);
  endEffects(
    work,
    (until) =>
      'endOf' in until &&
      (until.endOf === phase || (until.endOf === COMBAT && holdsCombat(work, phase))),
  );
  if (phase !== COMBAT) return;
  // Editions without a step of that name: abilities that wait for it trigger with the next priority.
  const hasStep = work.rules.turn.some(({ name }) => name === END_OF_COMBAT);
  if (!hasStep) delayedUntil(work, END_OF_COMBAT);
}

/** 6ED 300.3: effects that last until a phase ends, or until a step begins. */
export function endEffects(
  work: Work,
  isOver: (until: NonNullable<LastingEffect['until']>) => boolean,
): void {
  for (const { id, until } of work.game.effects) {
    if (until !== undefined && isOver(until)) work.emit('EffectEnded', 'durations', { effect: id });
  }
}

/** 6ED 300.4: mana left over at the end of a phase. */
function emptyPools(work: Work): void {
  const { active, controlledBy } = work.game.turn;
  for (const seat of [active, opponentOf(active)]) {
    const amount = manaTotal(work.game.players[seat].pool);
    if (amount === 0) continue;
    // TSP 507.4: whose turn another player controls loses the mana alone.
    const isSpared = seat === active && controlledBy !== undefined;
    const { lifeLost } = work.rules.manaLeftOver(amount);
    const topic = isSpared ? 'noBurnUnderControl' : 'manaEmpties';
    work.emit('ManaBurned', topic, { seat, amount: isSpared ? 0 : lifeLost });
  }
}
