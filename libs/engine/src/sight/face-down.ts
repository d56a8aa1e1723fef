import { isFaceDown } from '../state/face-down.ts';
import type { ObjectId } from '../state/basics.ts';
import type { CompiledAbility } from '../text/printed.ts';
import type { Sight } from './sight.ts';

/** With what a face-down permanent can be turned up: the morph that it will have then (TSP 502.26d). */
export function turnUpOf(sight: Sight, id: ObjectId): readonly CompiledAbility[] {
  const object = sight.object(id);
  if (object.zone !== 'battlefield' || !isFaceDown(object)) return NONE;
  const { abilities } = sight.cards.printed(object.name, object.text);
  return abilities.filter(({ keyword }) => keyword === 'morph');
}

const NONE: readonly CompiledAbility[] = [];
