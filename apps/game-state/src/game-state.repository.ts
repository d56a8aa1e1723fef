import {
  commitLine,
  makeHeaders,
  topics,
  type Commit,
  type GameCommand,
  type GameMilestone,
  type VerdictRequest,
} from '@arbiter/protocol';
import type { Appended, EventLog, Extent, NewRecord } from '@arbiter/event-log';

const SOURCE = '/game-state';
/** Prefix of the keys of notes about commands: snapshots are on the topic too. */
const BEGUN = 'begun/';
const BEGUN_SHAPE = 'game-state.begun.v1';

/** What the owner of games writes, and reads back: commits, requests, commands, notes. */
export class GameStateRepository {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Resolves to its place once the commit is on disk. */
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

  /** Resolves once they are on disk, in this order. */
  async tellMilestones(partition: number, milestones: readonly GameMilestone[]): Promise<void> {
    await this.#log.append(
      milestones.map((milestone): NewRecord => {
        const { type } = milestone;
        const key = type === 'ToldFrom' ? String(partition) : milestone.game;
        return {
          topic: topics.gameMilestones.name,
          key,
          partition,
          value: JSON.stringify(milestone),
          headers: makeHeaders({
            id: `${type}/${key}${type === 'ToldFrom' ? `/${milestone.offset}` : ''}`,
            source: SOURCE,
            type: 'arbiter.game.milestone.v1',
            ...(type !== 'ToldFrom' && { subject: key }),
          }),
        };
      }),
    );
  }

  /** How often owners of a partition started commands without finishing them, by the commands' ids. */
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

  /** Notes how often a command was started; null: it is decided. Resolves when it is on disk. */
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
  events(partition: number): Promise<Extent> {
    return this.#log.extent(topics.gameEvents.name, partition);
  }

  async #append(record: NewRecord): Promise<Appended> {
    const [place] = await this.#log.append([record]);
    return place as Appended;
  }
}
