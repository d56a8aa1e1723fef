import { ProblemError, type Client, type Position } from '@arbiter/client';
import { worthReading, type LogLine } from '../state/log.ts';
import type { ReplayState } from '../state/state.ts';
import { readPosition, readTimeline, type Read } from './replay-source.ts';

type Shown = Omit<Position, 'options'>;

const NO_LINE: LogLine = { key: '', version: 0, type: '', text: '', rule: '' };

/** Where a session puts what it learns. */
export interface ReplayStore {
  get(): ReplayState | null;
  set(change: Partial<ReplayState>): void;
  begin(replay: ReplayState): void;
}

/** Steps through one game: reads its timeline once, and the position at each line that one comes to. */
export class ReplaySession {
  readonly #client: Client;
  readonly #read: Read;
  readonly #game: string;
  readonly #store: ReplayStore;
  readonly #positions = new Map<string, Promise<Shown>>();
  #over = false;

  constructor(client: Client, read: Read, game: string, match: string | null, store: ReplayStore) {
    this.#client = client;
    this.#read = read;
    this.#game = game;
    this.#store = store;
    store.begin({
      game,
      match: null,
      every: [],
      lines: [],
      all: false,
      at: 0,
      position: null,
      problem: null,
      selected: null,
    });
    this.#begin(match).catch((error: unknown) => {
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

  /** Steps through all lines, or leaves out what few want to read. */
  async showAll(all: boolean): Promise<void> {
    const { every = [], lines: before = [], at = 0 } = this.#store.get() ?? {};
    const lines = all ? every : worthReading(every);
    const here = every.indexOf(before[at] ?? NO_LINE);
    this.#set({ all, lines });
    await this.goTo(
      Math.max(
        0,
        lines.findIndex((line) => every.indexOf(line) >= here),
      ),
    );
  }

  async #begin(match: string | null): Promise<void> {
    const [every, state] = await Promise.all([
      readTimeline(this.#read, this.#game),
      match === null ? null : this.#client.match(match),
    ]);
    const lines = worthReading(every);
    this.#set({ every, lines, match: state });
    await this.goTo(0);
  }

  #positionAt(line: LogLine): Promise<Shown> {
    let known = this.#positions.get(line.key);
    if (known === undefined) {
      this.#positions.set(line.key, (known = readPosition(this.#read, this.#game, line)));
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
