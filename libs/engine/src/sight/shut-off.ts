import type { CardType } from '@arbiter/cards';
import type { ObjectId } from '../state/basics.ts';
import type { Sight } from './sight.ts';

/** Whether a permanent of these types does nothing because it is a tapped artifact (5ED More about Permanents.6). */
export function isShutOff(sight: Sight, id: ObjectId, types: readonly CardType[]): boolean {
  const { workOnlyAs } = sight.rules.tappedArtifacts;
  if (workOnlyAs === null || !types.includes('Artifact') || !sight.object(id).tapped) return false;
  return !types.some((type) => workOnlyAs.includes(type));
}
