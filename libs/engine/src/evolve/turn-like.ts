import type { Turn } from '../state/game.ts';
import type { Writable } from './draft.ts';

/**
 * A copy of a turn, to be written to. Field by field and in one order: what happens in a turn adds fields to it, and of
 * objects of many shapes a spread takes many times as long.
 */
export function turnLike(turn: Turn): Writable<Turn> {
  const copy: Writable<Turn> = {
    number: turn.number,
    active: turn.active,
    step: turn.step,
    phase: turn.phase,
  };
  if (turn.inOrder !== undefined) copy.inOrder = turn.inOrder;
  if (turn.extraPhases !== undefined) copy.extraPhases = turn.extraPhases;
  if (turn.extraSteps !== undefined) copy.extraSteps = turn.extraSteps;
  if (turn.afterSteps !== undefined) copy.afterSteps = turn.afterSteps;
  if (turn.resumeAt !== undefined) copy.resumeAt = turn.resumeAt;
  if (turn.controlledBy !== undefined) copy.controlledBy = turn.controlledBy;
  if (turn.attackers !== undefined) copy.attackers = turn.attackers;
  if (turn.happened !== undefined) copy.happened = turn.happened;
  if (turn.damage !== undefined) copy.damage = turn.damage;
  if (turn.damageTaken !== undefined) copy.damageTaken = turn.damageTaken;
  if (turn.inPhase !== undefined) copy.inPhase = turn.inPhase;
  if (turn.attacked !== undefined) copy.attacked = turn.attacked;
  if (turn.used !== undefined) copy.used = turn.used;
  return copy;
}
