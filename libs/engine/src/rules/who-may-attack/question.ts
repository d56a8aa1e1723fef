import type { ObjectId } from '../../state/basics.ts';
import type { Sight } from '../../sight/sight.ts';

/** Whether the rules alone let this creature be declared as an attacker. */
export type WhoMayAttack = (sight: Sight, creature: ObjectId) => boolean;
