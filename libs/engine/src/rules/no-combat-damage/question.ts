import type { Sight } from '../../sight/sight.ts';
import type { ObjectId } from '../../state/basics.ts';

/** Whether combat damage is assigned to a creature, which may be one that is dealt none. */
export type NoCombatDamage = (sight: Sight, creature: ObjectId) => boolean;
