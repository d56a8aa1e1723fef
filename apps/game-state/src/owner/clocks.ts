import { timeUp } from '@arbiter/engine';
import type { DecisionKind } from '@arbiter/engine';
import type { Head } from '@arbiter/protocol';
import type { Due } from './facts.ts';

/**
 * When time runs out for the open decision, and the command that says so. The engine decides by the append time of the
 * command whether it really has.
 */
export function expiryOf({ awaiting, clock, phase, tip }: Head): Due | null {
  if (phase !== 'live' || clock === null || awaiting === null || awaiting.seat === 'system') {
    return null;
  }
  const { seat, number } = awaiting;
  const at = timeUp(clock, { seat, number, kind: awaiting.kind as DecisionKind });
  // An expiry that came too early was refused, and its id with it: that moved the tip, so the next one has another id.
  return { at, body: { type: 'ExpireClock', decision: number }, cause: `${tip}@${at}` };
}
