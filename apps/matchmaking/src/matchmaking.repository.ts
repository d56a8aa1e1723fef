import type { EventLog, NewRecord } from '@arbiter/platform';
import {
  makeHeaders,
  matchmakingEvent,
  sha256,
  topics,
  type GameCommand,
  type MatchmakingEvent,
} from '@arbiter/protocol';

const SOURCE = '/matchmaking';
const EVENTS = topics.matchmakingEvents.name;

/** What matchmaking writes: its events, and commands for games. And its own events, read again. */
export class MatchmakingRepository {
  readonly #log: EventLog;
  readonly #region: string;

  constructor(log: EventLog, region: string) {
    this.#log = log;
    this.#region = region;
  }

  /** All events of a region stand in one order, in one partition. */
  get partition(): number {
    return this.#log.partitionOf(EVENTS, this.#region);
  }

  /** Events from an offset to the end, with the offset after each. */
  async *read(from: number): AsyncGenerator<{ event: MatchmakingEvent | null; next: number }> {
    for await (const { value, offset } of this.#log.read(EVENTS, this.partition, from)) {
      const read = matchmakingEvent.safeParse(JSON.parse(value ?? 'null'));
      yield { event: read.data ?? null, next: offset + 1 };
    }
  }

  /** Kept when they are on disk, in this order. */
  async append(events: readonly MatchmakingEvent[]): Promise<void> {
    await this.#log.append(
      events.map((event): NewRecord => {
        const value = JSON.stringify(event);
        const subject = 'match' in event ? event.match : event.ticket;
        const id = sha256(value);
        return {
          topic: EVENTS,
          key: this.#region,
          value,
          headers: makeHeaders({
            id,
            source: SOURCE,
            type: 'arbiter.matchmaking.event.v1',
            subject,
          }),
        };
      }),
    );
  }

  async send(commands: readonly GameCommand[]): Promise<void> {
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

  /** Where the partition of a game on game.events ends now. */
  async endOf(game: string): Promise<number> {
    const { name } = topics.gameEvents;
    const extents = await this.#log.extents(name);
    return extents[this.#log.partitionOf(name, game)]?.next ?? 0;
  }
}
