import type { Writable } from '@arbiter/kernel';
import type { ObjectId, Seat, Zone } from './basics.ts';
import type { GameObject, ObjectKind } from './objects.ts';

const NO_TEXT: GameObject['text'] = [];

/**
 * A record as it is before anything happened to it. All records are made here or copied field by field, so that
 * they have one shape and one order of fields.
 */
export function newObject(
  id: ObjectId,
  kind: ObjectKind,
  name: string,
  owner: Seat,
  controller: Seat,
  zone: Zone,
): Writable<GameObject> {
  return {
    id,
    kind,
    name,
    card: name,
    owner,
    controller,
    enteredUnder: controller,
    zone,
    tapped: false,
    damage: 0,
    timestamp: 0,
    controlledSince: 0,
    attachedTo: 0,
    counters: null,
    text: NO_TEXT,
    colors: null,
    faceDown: false,
    chosen: null,
    stack: null,
    lastKnown: null,
  };
}
