import type { AttacksAsThough } from '@arbiter/cards';
import type { ObjectId } from '../../state/basics.ts';
import type { Sight } from '../../sight/sight.ts';

/**
 * Whether the rules alone let this creature be declared as an attacker. `asThough`: as what effects let it attack, such
 * as though it weren't a Wall, or had no defender.
 */
export type WhoMayAttack = (
  sight: Sight,
  creature: ObjectId,
  asThough: readonly AttacksAsThough['attacksAsThough'][],
) => boolean;
