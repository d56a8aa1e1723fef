import type { Change, MoveChange } from '../../state/changes.ts';
import type { ObjectId } from '../../state/basics.ts';

/** Where cards may be that change places with others. */
export type ExchangedZone = MoveChange['to'] | 'graveyard';

/** A card that would go to this zone, on top of it: what goes to a graveyard may be sent elsewhere. */
export const changeOfZone = (object: ObjectId, zone: ExchangedZone): Change =>
  zone === 'graveyard'
    ? { kind: 'putIntoGraveyard', object, cause: 'effect' }
    : { kind: 'move', object, to: zone, shuffled: false, cause: 'effect' };
