import {
  isPlayer,
  nameOf,
  seatOf,
  type EventOf,
  type EventType,
  type Game,
  type GameObject,
  type ObjectId,
  type Recipient,
  type Seat,
} from '@arbiter/engine';
import { objectName, playerName, textName } from '../names.ts';
import { lookerOf, nameFor, objectOf, type Looker, type Viewer } from '../viewer.ts';

/** What a viewer is told of an event: the line for people, and the facts; nothing of it is taken from elsewhere. */
export interface Told {
  readonly text: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** How each type of event is told; `null`: not at all. */
export type Tellers = {
  readonly [K in EventType]: (event: EventOf<K>, on: Occasion) => Told | null;
};

/** How some types are told. All files together have each type, which the compiler checks where they are put together. */
export type SomeTellers = Partial<Tellers>;

/** The positions around the events of a commit, by how many of them have happened. */
export interface Moments {
  at(count: number): Game;
}

/** The moment of an event, as a viewer sees it. */
export class Occasion {
  readonly #moments: Moments;
  readonly #index: number;
  readonly #viewer: Viewer;

  /** @param index of the event, from 0 */
  constructor(moments: Moments, index: number, viewer: Viewer) {
    this.#moments = moments;
    this.#index = index;
    this.#viewer = viewer;
  }

  get viewer(): Looker {
    return lookerOf(this.after, this.#viewer);
  }

  get before(): Game {
    return this.#moments.at(this.#index);
  }

  get after(): Game {
    return this.#moments.at(this.#index + 1);
  }

  /** What the object is called, and whose it is where the other player has one of that name; from before it went, if it is gone. */
  name(id: ObjectId): string {
    const game = this.#when(id);
    const name = objectName(game, id, this.viewer);
    const object = objectOf(game, id);
    return object === null ? name : `${name}${this.whose(object)}`;
  }

  /** The same where the sentence says whose it is. */
  plainName(id: ObjectId): string {
    return objectName(this.#when(id), id, this.viewer);
  }

  #when(id: ObjectId): Game {
    return this.after.objects[id]?.zone == null ? this.before : this.after;
  }

  recipient(what: Recipient): string {
    return isPlayer(what) ? this.player(seatOf(what)) : this.name(what);
  }

  /** What somebody has chosen, for those who may know of the choice: a card that is searched for in a library, too. */
  chosen(what: Recipient): string {
    const object = isPlayer(what) ? null : objectOf(this.before, what);
    return object?.zone === 'library' ? nameOf(object.name) : this.recipient(what);
  }

  /** ` of Player 2`, where the other player has something of that name in play or on the stack; otherwise empty. */
  whose(object: GameObject): string {
    if (object.zone !== 'battlefield' && object.zone !== 'stack') return '';
    return this.whoseOf(this.#kindOf(object), object.controller);
  }

  /** The same for an ability of that name. */
  whoseOf(name: string, controller: Seat): string {
    const isOthers = (game: Game, id: ObjectId): boolean => {
      const other = objectOf(game, id);
      return other !== null && other.controller !== controller && this.#kindOf(other) === name;
    };
    // What has just gone in this commit is confused with what goes after it, too.
    const isShared = [this.#moments.at(0), this.after].some((game) =>
      [game.battlefield, game.stack].some((ids) => ids.some((id) => isOthers(game, id))),
    );
    return isShared ? ` of ${this.player(controller)}` : '';
  }

  /** By what the viewer takes it for; abilities go by the name of their card. */
  #kindOf(object: GameObject): string {
    const ability = object.kind === 'ability' ? object.stack?.ability : undefined;
    return ability == null ? nameFor(this.viewer, object) : textName(ability.of);
  }

  player(seat: Seat): string {
    return playerName(seat);
  }
}

/** Told to everybody in the same way. */
export const told = (text: string, facts: Told['facts'] = {}): Told => ({ text, facts });

/** The engine's bookkeeping: nothing that anybody at the table would notice. */
export const bookkeeping = (): null => null;
