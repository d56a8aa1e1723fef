import { ProblemError, type Client, type Position } from '@arbiter/client';
import type { LogLine } from '../state/log.ts';
import type { ReplayState } from '../state/state.ts';
import { readPosition, readTimeline } from './replay-source.ts';

/** Where a session puts what it learns. */
export interface ReplayStore {
  get(): ReplayState | null;
  set(change: Partial<ReplayState>): void;
  begin(replay: ReplayState): void;
}

/** Steps through one game: reads its timeline once, and the position at each line that one comes to. */
export class ReplaySession {
  readonly #client: Client;
  readonly #game: string;
  readonly #store: ReplayStore;
  readonly #positions = new Map<string, Promise<Position | null>>();
  #over = false;

  constructor(client: Client, game: string, match: string | null, store: ReplayStore) {
    this.#client = client;
    this.#game = game;
    this.#store = store;
    store.begin({
      game,
      match: null,
      lines: [],
      at: 0,
      position: null,
      problem: null,
      selected: null,
    });
    this.#read(match).catch((error: unknown) => {
      this.#set({ problem: said(error) });
    });
  }

  end(): void {
    this.#over = true;
  }

  /** Goes to a line; the board follows when it has come. */
  async goTo(at: number): Promise<void> {
    const { lines = [] } = this.#store.get() ?? {};
    const line = lines[Math.min(Math.max(at, 0), lines.length - 1)];
    if (line === undefined) return;
    this.#set({ at: lines.indexOf(line), problem: null });
    try {
      const position = await this.#positionAt(line);
      // Somebody who steps fast is elsewhere by now.
      if (this.#store.get()?.at === lines.indexOf(line)) this.#set({ position });
      const next = lines[at + 1];
      if (next !== undefined) await this.#positionAt(next);
    } catch (error) {
      this.#positions.delete(line.key);
      this.#set({ problem: said(error) });
    }
  }

  async #read(match: string | null): Promise<void> {
    const [lines, state] = await Promise.all([
      readTimeline(this.#client, this.#game),
      match === null ? null : this.#client.match(match),
    ]);
    this.#set({ lines, match: state });
    await this.goTo(0);
  }

  #positionAt(line: LogLine): Promise<Position | null> {
    let known = this.#positions.get(line.key);
    if (known === undefined) {
      this.#positions.set(line.key, (known = readPosition(this.#client, this.#game, line)));
    }
    return known;
  }

  #set(change: Partial<ReplayState>): void {
    if (!this.#over) this.#store.set(change);
  }
}

function said(error: unknown): string {
  if (error instanceof ProblemError) return error.message;
  return 'The server does not answer.';
}
