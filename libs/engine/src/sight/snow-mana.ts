import type { ObjectId } from '../state/basics.ts';
import type { Sight } from './sight.ts';

/** Whether mana that this permanent makes is snow mana; one that is gone by now as it last was. */
export const makesSnowMana = (sight: Sight, permanent: ObjectId): boolean =>
  sight.rules.snowMana(sight.characteristics(permanent).supertypes);
