import {
  FACE_DOWN,
  isFaceDown,
  nameOf,
  type Game,
  type GameObject,
  type ObjectId,
  type Seat,
} from '@arbiter/engine';

/** Who looks at a game. An operator sees both hands and libraries, and nothing that chance follows from. */
export type Viewer = Seat | 'spectator' | 'operator';

/** A viewer as somebody who knows things: `both` is a player who controls the other's turn (TSP 507.2). */
export type Looker = Viewer | 'both';

/** What a viewer is at this time. */
export const lookerOf = ({ turn }: Game, viewer: Viewer): Looker =>
  turn.controlledBy !== undefined && turn.controlledBy === viewer && turn.active !== viewer
    ? 'both'
    : viewer;

/** Whether the viewer may know what only this seat knows: its hand, its stops, what it was refused. */
export function isIn(viewer: Looker, seat: Seat): boolean {
  return viewer === seat || viewer === 'operator' || viewer === 'both';
}

/** Whether the viewer may know which card this is, and so its id: it lies open, or in a hand of the viewer's own. */
export function isSeenBy(viewer: Looker, object: GameObject): boolean {
  if (viewer === 'operator') return true;
  // A spell or permanent lies there for all to see, whatever it is.
  if (object.faceDown && !isFaceDown(object)) {
    return object.knownTo !== undefined && isIn(viewer, object.knownTo);
  }
  switch (object.zone) {
    case 'battlefield':
    case 'stack':
    case 'graveyard':
    case 'exile':
    case 'phasedOut':
    case 'ante':
      return true;
    case 'hand':
    case 'outside':
      return isIn(viewer, object.owner);
    case 'library':
      return false;
    case null:
      // What is gone and still spoken of was seen when it left play or the stack.
      return object.stack !== null || object.timestamp > 0;
    default:
      return object.zone satisfies never;
  }
}

/** Whether the viewer may look at what an object really is: of what is face down its controller alone (TSP 504.3). */
export const isKnownTo = (viewer: Looker, object: GameObject): boolean =>
  !isFaceDown(object) || isIn(viewer, object.controller);

/** What the viewer may call an object that it may see. */
export const nameFor = (viewer: Looker, object: GameObject): string =>
  isKnownTo(viewer, object) ? nameOf(object.name) : FACE_DOWN.name;

/** The object of that id, if anything is known of it. */
export function objectOf(game: Game, id: ObjectId): GameObject | null {
  return game.objects[id] ?? null;
}
