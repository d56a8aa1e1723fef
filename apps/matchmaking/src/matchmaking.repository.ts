import type { EventLog, LogRecord, NewRecord } from '@arbiter/event-log';
import { Snapshots } from '@arbiter/platform';
import { foldOnce, NO_GAME, type Game, type GameEvent } from '@arbiter/engine';
import {
  caseOf,
  COMMIT_LIMIT_BYTES,
  commandOf,
  expectedOffset,
  Follower,
  makeHeaders,
  matchmakingEventIn,
  sha256,
  subjectOf,
  topics,
  type CommandBody,
  type DisputeEvent,
  type GameCommand,
  type MatchmakingEvent,
} from '@arbiter/protocol';
import type { ResultRuling } from './core/corrections.ts';
import type { MomentOnRecord } from './core/rewinds.ts';

type DisputeOpened = Extract<DisputeEvent, { type: 'DisputeOpened' }>;

const SOURCE = '/matchmaking';
const EVENTS = topics.matchmakingEvents.name;
const DISPUTES = topics.disputes.name;

/** What matchmaking writes: its events, and commands for games. And its own events, read back. */
export class MatchmakingRepository {
  readonly #log: EventLog;
  readonly #region: string;

  constructor(log: EventLog, region: string) {
    this.#log = log;
    this.#region = region;
  }

  /** All events of a region are in one order, in one partition. */
  get partition(): number {
    return this.#log.partitionOf(EVENTS, this.#region);
  }

  /** Snapshots of the lobby, beside its events: under the same partition. */
  snapshots(): Snapshots {
    return new Snapshots({
      ...{ log: this.#log, topic: topics.matchmakingSnapshots.name, source: SOURCE },
      ...{ fold: 'matchmaking', shape: 'matchmaking.lobby.v5' },
      // What was kept before there were ready checks, rewinds, bans, or maintenance reads the same; what is kept now is
      // nothing to an earlier build.
      upcasts: Object.fromEntries(
        ['v1', 'v2', 'v3', 'v4'].map((shape) => [
          `matchmaking.lobby.${shape}`,
          (text: string) => text,
        ]),
      ),
    });
  }

  /** What is on the log from an offset to its end: the events that count, and the offset after each record. */
  async *read(from: number): AsyncGenerator<{ event: MatchmakingEvent | undefined; next: number }> {
    for await (const record of this.#log.read(EVENTS, this.partition, from)) {
      yield { event: matchmakingEventIn(record), next: record.offset + 1 };
    }
  }

  /**
   * Appends events, as many at once as a commit may be large; resolves when they are on disk, in this order.
   *
   * @param at the offset up to which the log was read when they were decided: they count there and nowhere else
   * @returns the offset after them; null if something else was appended there first. Those before it count
   */
  async append(events: readonly MatchmakingEvent[], at: number): Promise<number | null> {
    let next = at;
    for (const values of runsOf(events.map((event) => JSON.stringify(event)))) {
      const records = values.map((value, i) =>
        this.#record(value, subjectOf(events[next - at + i] as MatchmakingEvent), next + i),
      );
      const places = await this.#log.append(records);
      if (!places.every(({ offset }, i) => offset === next + i)) return null;
      next += records.length;
    }
    return next;
  }

  #record(value: string, subject: string, expected: number): NewRecord {
    const about = { id: sha256(value), source: SOURCE, subject };
    return {
      ...{ topic: EVENTS, key: this.#region, value },
      headers: {
        ...makeHeaders({ ...about, type: 'arbiter.matchmaking.event.v1' }),
        ...expectedOffset(expected),
      },
    };
  }

  /** Where a game stood before one of its events, by its commits; undefined if it has not come so far. */
  async momentOf(game: string, from: number, event: number): Promise<MomentOnRecord | undefined> {
    const followed = new Follower<Game>({
      initial: NO_GAME,
      fold: (position, events) => foldOnce(position, events as unknown as readonly GameEvent[]),
    });
    let start: CommandBody | undefined;
    let before: Omit<MomentOnRecord, 'start'> | undefined;
    for await (const { value } of this.#log.readKey(topics.gameEvents.name, game, from)) {
      const step = followed.read(game, value ?? '');
      if ('skipped' in step) continue;
      start ??= commandOf(step.commit)?.body;
      const { version, next, tip } = step.head;
      if (next > event) return start && before && { start, ...before };
      before = { version, event: next, tip, position: step.after };
    }
    return undefined;
  }

  /** Whom the lot met that says who decides who plays first in a game; null if none was drawn. */
  async lotOf(game: string, from: number): Promise<0 | 1 | null> {
    const followed = new Follower<0 | 1 | null>({
      initial: null,
      fold: (before, events) => {
        const lot = events.find(({ type }) => type === 'LotDrawn');
        return lot === undefined ? before : (lot['seat'] as 0 | 1);
      },
    });
    for await (const { value } of this.#log.readKey(topics.gameEvents.name, game, from)) {
      const step = followed.read(game, value ?? '');
      if (!('skipped' in step) && step.after !== null) return step.after;
    }
    return null;
  }

  /** What is on the log up to an offset: the events that count. */
  async *eventsUntil(to: number): AsyncGenerator<MatchmakingEvent> {
    for await (const { event, next } of this.read(0)) {
      if (next > to) return;
      if (event !== undefined) yield event;
    }
  }

  /** The ruling or the report that a record of disputes.events brings, if it counts by what stands before it. */
  async rulingIn({
    key: game,
    value,
    offset,
  }: LogRecord): Promise<readonly (ResultRuling | DisputeOpened)[]> {
    // Most events are neither, and need no reading of what came before.
    if (!value?.includes('"DisputeRuled"') && !value?.includes('"DisputeOpened"')) return [];
    const values: (string | null)[] = [];
    for await (const one of this.#log.readKey(DISPUTES, game, 0, offset + 1)) {
      values.push(one.value);
    }
    const { commits, file } = caseOf(game, values);
    const last = commits.at(-1);
    if (last === undefined || !value.includes(`"${last.id}"`)) return [];
    const { event: ruling } = last;
    const { match, players } = file.disputes.get(ruling.dispute) ?? {};
    if (ruling.type === 'DisputeOpened') return [ruling];
    if (ruling.type !== 'DisputeRuled' || players === undefined) return [];
    return [{ ruling, game, match: match ?? '', players }];
  }

  async send(commands: readonly GameCommand[]): Promise<void> {
    if (commands.length === 0) return;
    await this.#log.append(
      commands.map((command): NewRecord => ({
        topic: topics.gameCommands.name,
        key: command.game,
        value: JSON.stringify(command),
        headers: makeHeaders({
          id: command.id,
          source: SOURCE,
          type: 'arbiter.game.command.v1',
          subject: command.game,
        }),
      })),
    );
  }
}

/** Values by as many as are no larger together than a commit may be; one that is larger stands by itself. */
function* runsOf(values: readonly string[]): Generator<readonly string[]> {
  let run: string[] = [];
  let bytes = 0;
  for (const value of values) {
    const size = Buffer.byteLength(value);
    if (run.length > 0 && bytes + size > COMMIT_LIMIT_BYTES) {
      yield run;
      [run, bytes] = [[], 0];
    }
    run.push(value);
    bytes += size;
  }
  if (run.length > 0) yield run;
}
