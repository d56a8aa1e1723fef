import type { Progress } from '../../decide/progress.ts';
import type { Work } from '../../decide/work.ts';
import type { CitedTopic } from '../citations.ts';
import type { Combat, DamageAssignment } from '../../state/game.ts';

/**
 * What becomes of combat damage once it is assigned.
 * @param struckFirst creatures that deal none in a second step (6ED 502.2b)
 * @returns `waits` if it waits to be dealt
 */
export type CombatDamage = (
  work: Work,
  assignments: readonly DamageAssignment[],
  struckFirst: Combat['struckFirst'],
  topic: CitedTopic,
) => Progress;
