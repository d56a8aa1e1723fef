import type { ObjectId } from '../../state/basics.ts';
import type { Sight } from '../../sight/sight.ts';

/**
 * Whether the rules alone let this creature be declared as an attacker. `asThoughNoWall`: an effect lets it attack as
 * though it weren't a Wall, or had no defender.
 */
export type WhoMayAttack = (sight: Sight, creature: ObjectId, asThoughNoWall: boolean) => boolean;
