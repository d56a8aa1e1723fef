import type { ObjectId } from '../state/basics.ts';
import type { Window } from '../state/frames.ts';
import type { Sight } from './sight.ts';

/** Whether players make batches, and no stack (5ED Series and Batches): they know neither the word nor the thing. */
export const makesBatches = ({ rules }: Pick<Sight, 'rules'>): boolean =>
  rules.timing.windows.length > 0;

/** The window in which somebody has priority, if only certain things may be played in it. */
export function openWindow(sight: Sight): Window | undefined {
  const { agenda } = sight.game;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const frame = agenda[i];
    if (frame?.kind === 'priority') return frame.window;
  }
  return undefined;
}

/** What is being cast and can be interrupted now; `null` if nothing is. */
export function beingCast(sight: Sight): ObjectId | null {
  const window = openWindow(sight);
  return window?.for === 'interrupts' ? window.of : null;
}

/** Whether the damage that waits has its prevention step now, whatever is being cast in it. */
export function isInPreventionStep({ game }: Sight, waiting: ObjectId): boolean {
  return game.agenda.some(
    (frame) =>
      frame.kind === 'priority' &&
      frame.window?.for === 'prevention' &&
      frame.window.objects.includes(waiting),
  );
}
