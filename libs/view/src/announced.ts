import type { Decision, ObjectId, Sight } from '@arbiter/engine';

/**
 * What the player before has chosen for the instruction for which somebody is asked now: it was announced, and whoever
 * chooses now knows it (6ED 413.2d). Empty where nobody chose before.
 */
export function announcedBefore(sight: Sight, decision: Decision | null): readonly ObjectId[] {
  const frame = sight.game.agenda.at(-1);
  if (decision?.kind !== 'choose' || frame?.kind !== 'resolve') return [];
  const { progress } = frame;
  return progress?.of === 'sacrifice' || progress?.of === 'discard' ? progress.chosen : [];
}
