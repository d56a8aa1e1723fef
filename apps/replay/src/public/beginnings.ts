import type { EventLog } from '@arbiter/platform';
import { matchmakingEventIn, topics } from '@arbiter/protocol';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';

const TOPIC = topics.matchmakingEvents.name;

/**
 * Where the games of running matches start on game.events. Read from matchmaking.events on first use, and further for a
 * game that it has not seen.
 */
export class Beginnings {
  readonly #log: EventLog;
  /** Offsets of game.events, by game. */
  readonly #from = new Map<string, number>();
  /** Games by match. */
  readonly #games = new Map<string, string[]>();
  /** By partition of matchmaking.events: what stands before it was read. */
  readonly #read: number[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** An offset at or before the first commit of a game; 0 if no match that goes on has it. */
  async of(game: string): Promise<number> {
    const found = this.#last.then(async () => {
      if (!this.#from.has(game)) await this.#readOn();
      return this.#from.get(game) ?? 0;
    });
    this.#last = found.catch(() => undefined);
    return found;
  }

  async #readOn(): Promise<void> {
    const extents = await this.#log.extents(TOPIC);
    for (const [partition, { next }] of extents.entries()) {
      for await (const record of this.#log.read(
        TOPIC,
        partition,
        this.#read[partition] ?? 0,
        next,
      )) {
        this.#read[partition] = record.offset + 1;
        if (record.value === null || !mayMatter(record.value)) continue;
        this.#take(matchmakingEventIn(record));
        await yieldToEventLoop();
      }
    }
  }

  #take(event: ReturnType<typeof matchmakingEventIn>): void {
    if (event?.type === 'GameOpened') {
      this.#from.set(event.game, event.from);
      this.#games.set(event.match, [...(this.#games.get(event.match) ?? []), event.game]);
    } else if (event?.type === 'MatchEnded') {
      for (const game of this.#games.get(event.match) ?? []) this.#from.delete(game);
      this.#games.delete(event.match);
    }
  }
}

/** Whether a stored event may say where a game begins, or that its match is over, before it is read: decks are long. */
function mayMatter(line: string): boolean {
  return line.includes('"GameOpened"') || line.includes('"MatchEnded"');
}
