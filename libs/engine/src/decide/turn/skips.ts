import type { StepOfTurn } from '../../rules/rules.ts';
import { concerns } from '../../statics/who.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/** What has something skipped: the object that says so (0: a rule), and the effect that is used up by it. */
export interface Skip {
  readonly source: ObjectId;
  readonly effect: number | null;
}

/** What has a player skip the next of these, if anything does; the oldest of several (6ED Glossary: Skip). */
export function skipOf(sight: Sight, seat: Seat, what: string): Skip | null {
  for (const { source, effect } of sight.look().saying('skips')) {
    if (effect.skips === what && concerns(sight, effect.who, source, seat)) {
      return { source, effect: null };
    }
  }
  for (const effect of sight.game.effects) {
    // Stryker disable next-line ConditionalExpression: no other effect is about a part of a turn
    if (effect.kind === 'skip' && effect.seat === seat && effect.what === what) {
      return { source: effect.source, effect: effect.id };
    }
  }
  return null;
}

/** Why the step, or with its first step a whole phase, is skipped. */
export function skipOfStep(sight: Sight, step: StepOfTurn, beginsPhase: boolean): Skip | null {
  const { number, active } = sight.game.turn;
  // The first turn is the starting player's.
  if (number === 1 && step.actions.includes('draw')) return FIRST_DRAW;
  if (beginsPhase && step.phase === 'combat') return skipOf(sight, active, 'combat');
  return skipOf(sight, active, step.main === true ? 'main' : step.name);
}

/** 6ED 101.4. */
export const FIRST_DRAW: Skip = { source: 0, effect: null };

/** 6ED Glossary: Skip: one effect is satisfied by skipping once. */
export function useUp(work: Work, { effect }: Skip): void {
  if (effect !== null) work.emit('EffectEnded', 'skip', { effect });
}
