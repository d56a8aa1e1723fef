import {
  evolve,
  NO_GAME,
  positionOf,
  type Command,
  type Game,
  type GameEvent,
  type Judge,
} from '@arbiter/engine';
import {
  BadEvent,
  canonicalJson,
  sha256,
  type GameEvent as StoredEvent,
  type Pinned,
  type PlacedCommand,
  type Redecider,
} from '@arbiter/protocol';
import { chanceFault, type Recomputed } from './chance.ts';

/** Decides a record's commands again with this build, and recomputes all chance in it. */
export class EngineRedecider implements Redecider {
  readonly recomputed: Recomputed = { shuffles: 0, others: 0 };
  readonly #judge: Judge;
  readonly #build: Pinned;
  #game: Game = NO_GAME;

  constructor(judge: Judge, build: Pinned) {
    this.#judge = judge;
    this.#build = build;
  }

  isPinned(pinned: Pinned): boolean {
    return canonicalJson(pinned) === canonicalJson(this.#build);
  }

  decide(command: PlacedCommand): readonly StoredEvent[] {
    return this.#judge.decide(command as unknown as Command, this.#game)
      .events as unknown as readonly StoredEvent[];
  }

  fold(events: readonly StoredEvent[]): void {
    (events as unknown as readonly GameEvent[]).forEach((event, index) => {
      const fault = chanceFault(this.#game, event, this.recomputed);
      if (fault !== undefined) throw new BadEvent(index, fault);
      this.#game = evolve(this.#game, event);
    });
  }

  /** The hash of the position that the record has led to so far. */
  stateHash(): string {
    return stateHashOf(this.#game);
  }
}

/** The hash of a position in its canonical form. */
export function stateHashOf(game: Game): string {
  return sha256(canonicalJson(positionOf(game)));
}
