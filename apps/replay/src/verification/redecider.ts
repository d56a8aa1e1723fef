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
  definitionsDigest,
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
  readonly #pinned: Pinned;
  #game: Game = NO_GAME;

  /** @param pinned what the game says that it was opened with */
  constructor(judge: Judge, build: Pinned, pinned: Pinned) {
    this.#judge = judge;
    this.#build = build;
    this.#pinned = pinned;
  }

  isPinned(pinned: Pinned): boolean {
    // A game without definitions goes by the cards of whatever build decides it.
    return pinned['definitions'] !== undefined && pinned['engine'] === this.#build['engine'];
  }

  decide(command: PlacedCommand): readonly StoredEvent[] {
    return this.#judge.decide(command as unknown as Command, this.#game)
      .events as unknown as readonly StoredEvent[];
  }

  fold(events: readonly StoredEvent[]): void {
    (events as unknown as readonly GameEvent[]).forEach((event, index) => {
      const fault =
        definitionsFault(event, this.#pinned) ?? chanceFault(this.#game, event, this.recomputed);
      if (fault !== undefined) throw new BadEvent(index, fault);
      this.#game = evolve(this.#game, event);
    });
  }

  /** The hash of the position that the record has led to so far. */
  stateHash(): string {
    return stateHashOf(this.#game);
  }
}

/** Whether a game is opened with other definitions than it pins. */
function definitionsFault(event: GameEvent, pinned: Pinned): string | undefined {
  if (event.type !== 'CommandReceived' || event.command.type !== 'StartGame') return undefined;
  const { definitions } = event.command;
  const digest = definitions && definitionsDigest(definitions);
  return digest === pinned['definitions']
    ? undefined
    : 'its definitions are not those that the game pins';
}

/** The hash of a position in its canonical form. */
export function stateHashOf(game: Game): string {
  return sha256(canonicalJson(positionOf(game)));
}
