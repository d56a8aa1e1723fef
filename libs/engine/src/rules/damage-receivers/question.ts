import type { ObjectId } from '../../state/basics.ts';
import type { Sight } from '../../sight/sight.ts';

/** Does a creature still receive combat damage that was assigned to it before? */
export type DamageReceivers = (sight: Sight, receiver: ObjectId) => boolean;
