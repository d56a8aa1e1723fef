import type { Game, GameObject, ObjectId, Seat } from '@arbiter/engine';

/** Who looks at a game. An operator sees both hands and libraries, and nothing that chance follows from. */
export type Viewer = Seat | 'spectator' | 'operator';

/** Whether the viewer may know what only this seat knows: its hand, its stops, what it was refused. */
export function isIn(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'operator';
}

/** Whether the viewer may know which card this is, and so its id: it lies open, or in a hand of the viewer's own. */
export function isSeenBy(viewer: Viewer, object: GameObject): boolean {
  if (viewer === 'operator') return true;
  if (object.faceDown) return false;
  switch (object.zone) {
    case 'battlefield':
    case 'stack':
    case 'graveyard':
    case 'exile':
    case 'phasedOut':
      return true;
    case 'hand':
      return viewer === object.owner;
    case 'library':
      return false;
    case null:
      // What is gone and still spoken of was seen when it left play or the stack.
      return object.stack !== null || object.timestamp > 0;
    default:
      return object.zone satisfies never;
  }
}

/** The object of that id, if anything is known of it. */
export function objectOf(game: Game, id: ObjectId): GameObject | null {
  return game.objects[id] ?? null;
}
