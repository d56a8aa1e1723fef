import {
  commitLine,
  makeHeaders,
  topics,
  type Commit,
  type GameCommand,
  type StoredHead,
  type VerdictRequest,
} from '@arbiter/protocol';
import type { Appended, EventLog, NewRecord } from '@arbiter/platform';
import type { Checkpoint } from './owner/facts.ts';

const SOURCE = '/game-state';
/** Shape of our snapshots; another build's are not read. */
const SHAPE = 'game-state.checkpoint.v2';
/** Heads in one record of a snapshot, so that none grows beyond what a record may hold. */
const HEADS_A_PART = 32;
/** Keys of snapshots' parts, and of what is noted about commands: the games of an evaluation may be on the topic too. */
const PART = /^\d+\/\d+$/u;
const BEGUN = 'begun/';
const BEGUN_SHAPE = 'game-state.begun.v1';

interface Part {
  readonly part: number;
  readonly of: number;
  readonly heads: readonly StoredHead[];
  readonly closed: Checkpoint['closed'];
}

/** What the owner of games writes, and reads back of its own: commits, requests, commands, snapshots. */
export class GameStateRepository {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Kept when the commit is on disk; says where. */
  async appendCommit(game: string, commit: Commit): Promise<Appended> {
    return this.#append({
      topic: topics.gameEvents.name,
      key: game,
      value: commitLine(commit),
      headers: makeHeaders({
        id: commit.id,
        source: SOURCE,
        type: 'arbiter.game.commit.v1',
        subject: game,
      }),
    });
  }

  async requestVerdict(request: VerdictRequest): Promise<void> {
    await this.#append({
      topic: topics.rulesRequests.name,
      key: request.game,
      value: JSON.stringify(request),
      headers: makeHeaders({
        id: `${request.command.id}/${request.tip}/${request.attempt}`,
        source: SOURCE,
        type: 'arbiter.rules.request.v1',
        subject: request.game,
      }),
    });
  }

  async sendCommand(command: GameCommand): Promise<void> {
    await this.#append({
      topic: topics.gameCommands.name,
      key: command.game,
      value: JSON.stringify(command),
      headers: makeHeaders({
        id: command.id,
        source: SOURCE,
        type: 'arbiter.game.command.v1',
        subject: command.game,
      }),
    });
  }

  /** The last whole snapshot of a partition; undefined if there is none that this build reads. */
  async checkpoint(partition: number): Promise<Checkpoint | undefined> {
    const parts = new Map<string, { offset: number; state: Part }>();
    for await (const record of this.#log.read(topics.gameStateSnapshots.name, partition, 0)) {
      if (!PART.test(record.key)) continue;
      const stored = JSON.parse(record.value ?? 'null') as {
        shape: string;
        offset: number;
        state: Part;
      } | null;
      if (stored?.shape === SHAPE) parts.set(record.key, stored);
    }
    const first = parts.get(`${partition}/0`);
    if (first === undefined) return undefined;
    const all = [...parts.values()].filter(
      ({ offset, state }) => offset === first.offset && state.of === first.state.of,
    );
    // Torn: it was cut off in the middle of writing.
    if (all.length !== first.state.of) return undefined;
    const heads = all.flatMap(({ state }) => state.heads);
    return { offset: first.offset, heads, closed: first.state.closed };
  }

  async storeCheckpoint(partition: number, checkpoint: Checkpoint): Promise<void> {
    const { offset, heads, closed } = checkpoint;
    const of = Math.max(1, Math.ceil(heads.length / HEADS_A_PART));
    const records = Array.from({ length: of }, (_, part): NewRecord => {
      const some = heads.slice(part * HEADS_A_PART, (part + 1) * HEADS_A_PART);
      const state: Part = { part, of, heads: some, closed: part === 0 ? closed : [] };
      return {
        topic: topics.gameStateSnapshots.name,
        key: `${partition}/${part}`,
        partition,
        value: JSON.stringify({ shape: SHAPE, offset, state }),
        headers: makeHeaders({
          id: `${partition}/${part}@${offset}`,
          source: SOURCE,
          type: 'arbiter.snapshot.v1',
        }),
      };
    });
    await this.#log.append(records);
  }

  /** How often owners of a partition began commands that none of them ended, by the commands' ids. */
  async begun(partition: number): Promise<Map<string, number>> {
    const begun = new Map<string, number>();
    for await (const { key, value } of this.#log.read(
      topics.gameStateSnapshots.name,
      partition,
      0,
    )) {
      if (!key.startsWith(BEGUN)) continue;
      const command = key.slice(BEGUN.length);
      if (value === null) begun.delete(command);
      else begun.set(command, (JSON.parse(value) as { state: number }).state);
    }
    return begun;
  }

  /** Notes how often a command was begun; null: it is decided. Kept when it is on disk. */
  async storeBegun(partition: number, command: string, times: number | null): Promise<void> {
    const stored = { shape: BEGUN_SHAPE, offset: 0, state: times };
    await this.#append({
      topic: topics.gameStateSnapshots.name,
      key: BEGUN + command,
      partition,
      value: times === null ? null : JSON.stringify(stored),
      headers: makeHeaders({
        id: `${BEGUN}${command}@${times ?? 'decided'}`,
        source: SOURCE,
        type: 'arbiter.snapshot.v1',
      }),
    });
  }

  /** Where reading a partition of game.events begins without a snapshot, and where it ends now. */
  async events(partition: number): Promise<{ first: number; next: number }> {
    const extents = await this.#log.extents(topics.gameEvents.name);
    return extents[partition] ?? { first: 0, next: 0 };
  }

  async #append(record: NewRecord): Promise<Appended> {
    const [place] = await this.#log.append([record]);
    return place as Appended;
  }
}
