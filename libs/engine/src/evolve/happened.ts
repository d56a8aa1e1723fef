import { isHappening } from '../state/happening.ts';
import type { GameEvent } from '../events.ts';
import { frameLike } from '../state/copied-frames.ts';
import type { Draft } from './draft.ts';

/** An instruction that waits, and whose outcome is to have a name, is told what happens meanwhile. */
export function tellWhoWaits(draft: Draft, event: GameEvent): void {
  if (!isHappening(event)) return;
  const { agenda } = draft.game;
  const at = agenda.findLastIndex(({ kind }) => kind === 'resolve');
  const frame = agenda[at];
  if (frame?.kind !== 'resolve' || frame.happened === undefined) return;
  const told = frameLike(frame);
  told.happened = [...frame.happened, event];
  draft.replaceFrame(at, told);
}
