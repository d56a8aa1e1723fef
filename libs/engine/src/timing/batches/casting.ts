import type { Batches } from './question.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Window } from '../../state/frames.ts';
import { resolveTop } from '../../decide/stack/resolve.ts';
import type { Work } from '../../decide/work.ts';

/** What has been announced is being cast, and can be interrupted; its player has priority for that (5ED Interrupts.1, .2). */
export function openCasting(work: Work, of: ObjectId, seat: Seat): void {
  const window: Window = { for: 'interrupts', base: work.game.stack.length, of };
  work.push({ kind: 'priority', seat, passes: 0, window }, 'casting');
}

type Casting = Extract<Window, { for: 'interrupts' }>;

/** What was being cast has been countered (5ED Interrupts.6: there is no return to the neutral state). */
export function isGone(work: Work, { of }: Casting): boolean {
  return work.object(of).zone !== 'stack';
}

/** Nobody interrupts any more (5ED Interrupts.6, .7). */
export function closeCasting(work: Work, window: Casting, timing: Batches): void {
  const { of } = window;
  const countered = isGone(work, window);
  const seat = firstAround(work);
  work.emit('CastingEnded', 'casting', { object: of, countered, seat });
  if (!countered && resolvesAtOnce(work, of, timing)) resolveTop(work);
}

/** Who acts first once this is cast: the player of what it interrupts, else the active player (5ED Interrupts.2). */
function firstAround(work: Work): Seat {
  const below = work.game.agenda[work.game.agenda.length - 2];
  return below?.kind === 'priority' && below.window?.for === 'interrupts'
    ? work.object(below.window.of).controller
    : work.game.turn.active;
}

/** What is played in a series, and in the older rules an interrupt, waits for nothing more (4ED; 5ED Series and Batches.1). */
function resolvesAtOnce(work: Work, of: ObjectId, timing: Batches): boolean {
  const around = work.top();
  const window = around?.kind === 'priority' ? around.window?.for : undefined;
  if (window === 'replacing' || window === 'declaring') return true;
  return timing.interrupts.resolvesOnceCast(work, of);
}
