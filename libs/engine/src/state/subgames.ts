import { isFaceDown } from './face-down.ts';
import { frameOf } from './frames.ts';
import type { Game, Player } from './game.ts';
import { NO_GAME } from './new-game.ts';
import { newObject } from './new-object.ts';
import type { ObjectId, Seat } from './basics.ts';
import type { GameObject } from './objects.ts';

/** A game in which another one waits. */
export type Subgame = Game & { readonly main: Game };

export const isSubgame = (game: Game): game is Subgame => game.main !== undefined;

/**
 * Whether it is a subgame that has ended, so that the main game is about to go on. A ruling stops both at once, where they
 * are.
 */
export const isSubgameOver = (game: Game): game is Subgame =>
  game.outcome !== null && isSubgame(game) && game.outcome.reason !== 'ruling';

/** The games that wait for this one to end, the one that goes on next first. */
export function mainGamesOf(game: Game): readonly Game[] {
  return isSubgame(game) ? [game.main, ...mainGamesOf(game.main)] : [];
}

/**
 * A game that is played with the libraries of this one, which waits in it as it is (TSP 506.1, 506.3). A card keeps its id
 * on the way there and back. What belongs to the record rather than to either game goes on in the one that is played:
 * clocks, secrets, what chance has given so far, what the players have set.
 */
export function subgameOf(main: Game, life: number): Game {
  const objects = main.objects.map(inSubgame);
  const { definitions } = main;
  return {
    ...NO_GAME,
    ...{ id: main.id, edition: main.edition },
    ...(definitions !== undefined && { definitions }),
    ...ofTheRecord(main),
    players: bySeat((seat): Player => {
      const player = main.players[seat];
      const outside = objects.flatMap((one) =>
        one?.zone === 'outside' && one.owner === seat ? [one.id] : [],
      );
      return {
        ...NO_GAME.players[seat],
        ...ofThePlayer(player),
        ...(outside.length > 0 && { outside }),
        ...{ life, library: player.library },
      };
    }),
    objects,
    agenda: [{ kind: 'opening', stage: 'shuffle', seat: 0, answer: null }],
    ...{ nextMoment: main.nextMoment, nextNumber: main.nextNumber },
    look: { at: main.look.at + 1 },
    main: waiting(main),
  };
}

/** The main game once the subgame in it has ended: what lies in the subgame goes to libraries, what was removed from it is removed from this one, too (TSP 506.6). */
export function resumed(game: Subgame): Game {
  const { main, definitions } = game;
  const objects = inStep(game).objects.slice();
  const libraries: [ObjectId[], ObjectId[]] = [[], []];
  for (const object of game.objects) {
    if (object?.kind !== 'card' || object.zone === null) continue;
    const { id, card, owner, zone, faceDown, knownTo } = object;
    // What has stayed outside the subgame is where it was.
    if (zone === 'outside') continue;
    const removed = zone === 'exile';
    const back = newObject(id, 'card', card, owner, owner, removed ? 'exile' : 'library');
    if (removed) back.faceDown = faceDown;
    if (removed && knownTo !== undefined) back.knownTo = knownTo;
    objects[id] = back;
    if (!removed) libraries[owner].push(id);
  }
  const isCard = (id: ObjectId): boolean => game.objects[id]?.kind === 'card';
  const frame = frameOf(main.agenda.at(-1), 'resolve');
  return {
    ...main,
    ...(definitions !== undefined && { definitions }),
    ...ofTheRecord(game),
    players: bySeat((seat): Player => {
      const player = main.players[seat];
      return {
        ...player,
        ...ofThePlayer(game.players[seat]),
        library: [...player.library, ...libraries[seat]],
        exile: [...player.exile, ...game.players[seat].exile.filter(isCard)],
      };
    }),
    objects,
    agenda: [
      ...main.agenda.slice(0, -1),
      { ...frame, progress: { of: 'subgame', winner: game.outcome?.winner ?? null } },
    ],
    look: { at: game.look.at + 1 },
  };
}

/** The main game, about to give its next object an id that the subgame hasn't given to one of its own. */
export function inStep({ main, objects }: Subgame): Game {
  const missing = Math.max(0, objects.length - main.objects.length);
  return { ...main, objects: [...main.objects, ...Array.from({ length: missing }, () => null)] };
}

/** A card of the library is in the subgame; what else its owner may see of the main game is outside of it (TSP 506.5). */
function inSubgame(object: GameObject | null): GameObject | null {
  if (object?.kind !== 'card' || object.zone === null) return null;
  const { id, card, owner, zone, faceDown } = object;
  if (zone === 'library') return newObject(id, 'card', card, owner, owner, 'library');
  return faceDown && !isFaceDown(object)
    ? null
    : newObject(id, 'card', card, owner, owner, 'outside');
}

/** The main game while it waits: without libraries, and without what goes on in the subgame. */
function waiting({ definitions: _, ...main }: Game): Game {
  return {
    ...main,
    ...{ serverCommitment: '', serverSecret: null, decision: null },
    players: bySeat((seat): Player => {
      const player = main.players[seat];
      return { ...player, library: [], commitment: '', secret: null };
    }),
    objects: main.objects.map((one) => (one?.zone === 'library' ? { ...one, zone: null } : one)),
  };
}

/** What is of the record, whichever of its games is being played. */
const ofTheRecord = ({
  decisions,
  suspended,
  clock,
  serverCommitment,
  serverSecret,
  rolls,
}: Game) => ({ decisions, suspended, clock, serverCommitment, serverSecret, rolls });

/** The same of a player. */
const ofThePlayer = ({ stops, yields, commitment, secret }: Player) => ({
  ...{ stops, yields, commitment, secret },
});

const bySeat = <T>(of: (seat: Seat) => T): readonly [T, T] => [of(0), of(1)];
