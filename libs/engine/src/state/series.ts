import type { WaitingTrigger } from './effects.ts';
import type { TriggersFrame } from './frames.ts';
import type { Game } from './game.ts';

/** The triggered abilities that are put on the stack, or played as a series, by this frame. */
export function waitingIn({ waiting }: Game, { series }: TriggersFrame): readonly WaitingTrigger[] {
  return series === undefined ? waiting : waiting.filter(({ id }) => series.includes(id));
}

/** Triggers that wait and belong to no series yet. */
export function outsideOfSeries({ waiting, agenda }: Game): readonly WaitingTrigger[] {
  if (waiting.length === 0) return waiting;
  const begun = new Set(
    agenda.flatMap((frame) => (frame.kind === 'triggers' ? (frame.series ?? []) : [])),
  );
  return waiting.filter(({ id, inPhase }) => inPhase !== true && !begun.has(id));
}
