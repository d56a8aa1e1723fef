import type { ObjectId } from './basics.ts';
import type { WaitingTrigger } from './effects.ts';
import type { TriggersFrame } from './frames.ts';
import type { Game } from './game.ts';

/** The triggered abilities that are put on the stack, or played as a series, by this frame. */
export function waitingIn({ waiting }: Game, { series }: TriggersFrame): readonly WaitingTrigger[] {
  return series === undefined ? waiting : waiting.filter(({ id }) => series.includes(id));
}

/**
 * Where a series is played, the first object that is no older than it. What was held before waits until the series is
 * over, which comes before damage prevention (5ED Triggered Abilities.5).
 */
export function seriesSince({ agenda }: Game): ObjectId {
  const series = agenda.findLast((frame) => frame.kind === 'triggers');
  return series?.kind === 'triggers' ? (series.since ?? 0) : 0;
}

/** Triggers that wait and belong to no series yet. */
export function outsideOfSeries({ waiting, agenda }: Game): readonly WaitingTrigger[] {
  if (waiting.length === 0) return waiting;
  const begun = new Set(
    agenda.flatMap((frame) => (frame.kind === 'triggers' ? (frame.series ?? []) : [])),
  );
  return waiting.filter(({ id, inPhase }) => inPhase !== true && !begun.has(id));
}
