import {
  opponentOf,
  playerRef,
  shownInHand,
  type Game,
  type GameObject,
  type ObjectId,
  type Player,
  type Seat,
} from '@arbiter/engine';
import type { Random } from '@arbiter/kernel';

/** What of the game a twin leaves as it is. */
export interface Kept {
  /** Objects that must stay what they are: a command names them, or they have been shown. */
  readonly objects: ReadonlySet<ObjectId>;
  /** The order of the seat's own library, because the next command draws from it. */
  readonly ownLibrary: boolean;
  /** The order of the opponent's library, because the opponent looks at its top cards. */
  readonly theirOrder: boolean;
  /** The secrets, because something that all can see follows from them. */
  readonly secrets: boolean;
  /** The opponent's stops and yields, because the game asks by them. */
  readonly stops: boolean;
}

export const NOTHING_KEPT: Kept = {
  objects: new Set(),
  ownLibrary: false,
  theirOrder: false,
  secrets: false,
  stops: false,
};

/**
 * A game that differs from this one only in what the seat may not know: which cards the opponent holds and which
 * lie in the library, the order of both libraries, which cards lie face down, the secrets, the opponent's stops.
 */
export function twinOf(game: Game, seat: Seat, random: Random, kept: Kept = NOTHING_KEPT): Game {
  const other = opponentOf(seat);
  const objects: (GameObject | null)[] = game.objects.slice();
  // A player who puts cards in order sees which they are, also where they lie in a library already.
  const ordered =
    game.decision?.kind === 'order' && game.decision.seat === seat
      ? numbersIn(game.agenda)
      : new Set<number>();
  const shown = new Set([
    ...game.players.flatMap((one) => shownOnTop(one)),
    ...([0, 1] as const).flatMap((one) => shownInHand({ game }, one)),
  ]);
  const free = (ids: readonly ObjectId[]): ObjectId[] =>
    ids.filter((id) => !kept.objects.has(id) && !ordered.has(id) && !shown.has(id));
  const faceDown = (of: Seat): ObjectId[] => [
    ...game.players[of].exile.filter((id) => objects[id]?.faceDown === true),
    // What was drawn while something is being played its own player doesn't know either (TSP 217.2f).
    ...(of === seat ? game.players[of].hand.filter((id) => objects[id]?.faceDown === true) : []),
    // What lies face down in play or on the stack its controller alone may look at.
    ...[...game.battlefield, ...game.stack].filter((id) => {
      const object = objects[id];
      return (
        object?.faceDown === true &&
        object.kind === 'card' &&
        object.owner === of &&
        object.controller === other
      );
    }),
  ];

  const theirs = game.players[other];
  // A player who searches a library knows what lies in it, and so what does not.
  const searches = game.decision?.kind === 'choose' && game.decision.seat === seat;
  const searchesTheirs = searches && isAimedAt(game, other);
  const hidden = searchesTheirs ? theirs.hand : [...theirs.hand, ...theirs.library];
  swapCards(objects, free([...hidden, ...faceDown(other)]), random);
  const own = game.players[seat];
  if (!kept.ownLibrary && (!searches || searchesTheirs)) {
    swapCards(objects, free([...own.library, ...faceDown(seat)]), random);
  }
  const players = game.players.map((player, of) => {
    if (of === seat) {
      return kept.ownLibrary ? player : { ...player, library: mixedBelow(player, random) };
    }
    return {
      ...player,
      library: kept.theirOrder ? player.library : mixedBelow(player, random),
      secret: kept.secrets || player.secret === null ? player.secret : 'f0'.repeat(64),
      ...(kept.stops
        ? {}
        : { stops: { own: ['upkeep'], other: ['untap', 'cleanup'] }, yields: ['Shock'] }),
    };
  }) as unknown as Game['players'];
  return {
    ...game,
    objects,
    players,
    serverSecret: kept.secrets ? game.serverSecret : 'e1'.repeat(64),
  };
}

/** Whether what resolves targets a player, whose library it is that is searched then. */
function isAimedAt({ agenda }: Game, seat: Seat): boolean {
  const frame = agenda.at(-1);
  return frame?.kind === 'resolve' && frame.choices.targets.flat().includes(playerRef(seat));
}

/** The top card of a library, where it lies shown to all. */
const shownOnTop = ({ library, shownTop }: Player): readonly ObjectId[] =>
  shownTop !== undefined && library.at(-1) === shownTop ? [shownTop] : [];

/** A library in another order, as far as that is hidden. */
function mixedBelow(player: Player, random: Random): readonly ObjectId[] {
  const top = shownOnTop(player);
  const { library } = player;
  return [...mixed(library.slice(0, library.length - top.length), random), ...top];
}

/** Gives the objects each other's cards. */
function swapCards(objects: (GameObject | null)[], ids: readonly ObjectId[], random: Random): void {
  const cards = mixed(
    ids.map((id) => objects[id]?.card ?? ''),
    random,
  );
  ids.forEach((id, i) => {
    const card = cards[i] as string;
    objects[id] = { ...(objects[id] as GameObject), name: card, card };
  });
}

function mixed<T>(items: readonly T[], random: Random): T[] {
  const left = items.slice();
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(random.below(left.length), 1));
  return order;
}

/** Every number in a value: whatever could be an object that it names. */
export function numbersIn(value: unknown, found = new Set<number>()): Set<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      // The game before an announcement is no part of what is announced.
      if (key !== 'start') numbersIn(part, found);
    }
  }
  return found;
}
