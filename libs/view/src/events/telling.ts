import type { EventOf, EventType, Game, ObjectId, Recipient, Seat } from '@arbiter/engine';
import { objectName, playerName, recipientName } from '../names.ts';
import { lookerOf, type Looker, type Viewer } from '../viewer.ts';

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

  /** What the object is called; the name from before it went, if it is gone. */
  name(id: ObjectId): string {
    const game = this.after.objects[id]?.zone == null ? this.before : this.after;
    return objectName(game, id, this.viewer);
  }

  recipient(what: Recipient): string {
    return typeof what === 'string'
      ? recipientName(this.after, what, this.viewer)
      : this.name(what);
  }

  player(seat: Seat): string {
    return playerName(seat);
  }
}

/** Told to everybody in the same way. */
export const told = (text: string, facts: Told['facts'] = {}): Told => ({ text, facts });

/** The engine's bookkeeping: nothing that anybody at the table would notice. */
export const bookkeeping = (): null => null;
