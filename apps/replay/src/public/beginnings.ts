import type { EventLog } from '@arbiter/event-log';
import type { Restored } from '@arbiter/platform';
import { matchmakingEventIn, topics } from '@arbiter/protocol';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { KeptMatch } from './open-matches.ts';

const TOPIC = topics.matchmakingEvents.name;

/**
 * Where the games of running matches start on game.events. Read on first use from the last snapshot of the matches that
 * go on and from what matchmaking.events has since, and further for a game that it has not seen.
 */
export class Beginnings {
  readonly #log: EventLog;
  readonly #kept: (partition: number) => Promise<Restored>;
  /** Offsets of game.events, by game. */
  readonly #from = new Map<string, number>();
  /** Games by match. */
  readonly #games = new Map<string, string[]>();
  /** By partition of matchmaking.events: what stands before it was read. */
  readonly #read: number[] = [];
  #last: Promise<unknown> = Promise.resolve();

  /** @param kept the last snapshot of the matches of a partition of matchmaking.events */
  constructor(log: EventLog, kept: (partition: number) => Promise<Restored>) {
    this.#log = log;
    this.#kept = kept;
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
    for (const [partition, { next }] of await this.#log.available(TOPIC)) {
      const from = this.#read[partition] ?? (await this.#readKept(partition));
      for await (const record of this.#log.read(TOPIC, partition, from, next)) {
        this.#read[partition] = record.offset + 1;
        if (record.value === null || !mayMatter(record.value)) continue;
        this.#take(matchmakingEventIn(record));
        await yieldToEventLoop();
      }
    }
  }

  /** @returns the offset of matchmaking.events from which to read on */
  async #readKept(partition: number): Promise<number> {
    const { entries, from } = await this.#kept(partition);
    for (const [match, text] of entries) {
      const kept = JSON.parse(text) as KeptMatch;
      if (typeof kept === 'number') continue;
      for (const { game, from: first } of kept.games) this.#opened(match, game, first);
    }
    this.#read[partition] = from;
    return from;
  }

  #opened(match: string, game: string, from: number): void {
    this.#from.set(game, from);
    this.#games.set(match, [...(this.#games.get(match) ?? []), game]);
  }

  #take(event: ReturnType<typeof matchmakingEventIn>): void {
    if (event?.type === 'GameOpened') {
      this.#opened(event.match, event.game, event.from);
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
