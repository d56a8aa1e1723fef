import type { Writable } from '@arbiter/kernel';
import type { GameObject } from '../state/objects.ts';
import type { Game, Player } from '../state/game.ts';
import type { ObjectId, Seat, Zone } from '../state/basics.ts';
import { frameLike } from '../state/copied-frames.ts';
import { gameLike, objectLike, playerLike } from './copies.ts';
import { frameOf, type Frame, type FrameKind, type FrameOf } from '../state/frames.ts';

/**
 * A game that is being changed. What the draft has copied is its own and written in place; all else is still
 * shared with the game that it began as. So whatever isn't the same as in that game is its own.
 */
export class Draft {
  #from: Game;
  #game: Writable<Game>;

  constructor(from: Game) {
    this.#from = from;
    this.#game = gameLike(from);
  }

  /** The game as it is now. Later changes may show in it: `keep` a state that must stay. */
  get game(): Writable<Game> {
    return this.#game;
  }

  /** The game as it is now, never to be changed again by this draft. */
  keep(): Game {
    const kept = this.#game;
    this.restore(kept);
    return kept;
  }

  /** Goes back to a game that was kept. */
  restore(game: Game): void {
    this.#from = game;
    this.#game = gameLike(game);
  }

  #objects(): (GameObject | null)[] {
    const game = this.#game;
    if (game.objects === this.#from.objects) game.objects = game.objects.slice();
    return game.objects as (GameObject | null)[];
  }

  /** The record of an object, to be written to. */
  object(id: ObjectId): Writable<GameObject> {
    const objects = this.#objects();
    const found = objects[id];
    if (found === null || found === undefined) throw new Error(`there is no object ${String(id)}`);
    if (found !== this.#from.objects[id]) return found;
    const copy = objectLike(found);
    objects[id] = copy;
    return copy;
  }

  /** Puts a new record in its place. */
  addObject(object: GameObject): void {
    this.skipTo(object.id);
    this.#objects()[object.id] = object;
  }

  /** No object of this game gets an id below this one any more. */
  skipTo(id: ObjectId): void {
    const objects = this.#objects();
    while (objects.length < id) objects.push(null);
  }

  /** Forgets a record to which nothing refers. */
  dropObject(id: ObjectId): void {
    this.#objects()[id] = null;
  }

  player(seat: Seat): Writable<Player> {
    const game = this.#game;
    if (game.players[seat] === this.#from.players[seat]) {
      const [first, second] = game.players;
      game.players = seat === 0 ? [playerLike(first), second] : [first, playerLike(second)];
    }
    return game.players[seat];
  }

  /** Everything that depends on characteristics has to be worked out again. */
  lookAgain(): void {
    this.#game.look = { at: this.#game.look.at + 1 };
  }

  pushFrame(frame: Frame): void {
    this.#game.agenda = [...this.#game.agenda, frame];
  }

  popFrame(): Frame {
    const top = this.topFrame();
    this.#game.agenda = this.#game.agenda.slice(0, -1);
    return top;
  }

  topFrame(): Frame {
    const { agenda } = this.#game;
    const top = agenda[agenda.length - 1];
    if (top === undefined) throw new Error('the agenda is empty');
    return top;
  }

  /** The top frame, which can only be one of these. */
  topOf<F extends FrameKind>(...kinds: readonly F[]): FrameOf<F> {
    return frameOf(this.topFrame(), ...kinds);
  }

  /** A copy of the top frame, which can only be one of these, put in its place to be written to. */
  changeTop<F extends FrameKind>(...kinds: readonly F[]): Writable<FrameOf<F>> {
    const copy = frameLike(this.topOf(...kinds));
    this.replaceTop(copy as Frame);
    return copy;
  }

  replaceTop(frame: Frame): void {
    this.replaceFrame(this.#game.agenda.length - 1, frame);
  }

  replaceFrame(at: number, frame: Frame): void {
    const agenda = this.#game.agenda.slice();
    agenda[at] = frame;
    this.#game.agenda = agenda;
  }

  takeFromZone(id: ObjectId, zone: Zone, owner: Seat): void {
    if (zone === 'battlefield') this.#game.battlefield = without(this.#game.battlefield, id);
    else if (zone === 'stack') this.#game.stack = without(this.#game.stack, id);
    else if (zone === 'phasedOut') {
      this.#game.phasedOut = this.#game.phasedOut.filter(({ object }) => object !== id);
    } else this.player(owner)[zone] = without(this.player(owner)[zone] ?? [], id);
  }

  putIntoZone(id: ObjectId, zone: Zone, owner: Seat): void {
    if (zone === 'battlefield') this.#game.battlefield = [...this.#game.battlefield, id];
    else if (zone === 'stack') this.#game.stack = [...this.#game.stack, id];
    else if (zone === 'phasedOut') {
      this.#game.phasedOut = [...this.#game.phasedOut, { object: id, with: 0 }];
    } else this.player(owner)[zone] = [...(this.player(owner)[zone] ?? []), id];
  }
}

function without(ids: readonly ObjectId[], id: ObjectId): readonly ObjectId[] {
  const at = ids.lastIndexOf(id);
  if (at < 0) throw new Error(`object ${String(id)} is not where it should be`);
  const rest = ids.slice();
  rest.splice(at, 1);
  return rest;
}
