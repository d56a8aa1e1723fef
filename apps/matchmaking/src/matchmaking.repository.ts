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

  /**
   * Appends events; kept when they are on disk, in this order.
   *
   * @param at the offset at which they were decided
   * @returns the offset after them; null if something else stood there before them
   */
  async append(events: readonly MatchmakingEvent[], at: number): Promise<number | null> {
    const places = await this.#log.append(
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
    return places.every(({ offset }, i) => offset === at + i) ? at + events.length : null;
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

  /** Where the partitions of game.events end now. */
  async ends(): Promise<number[]> {
    return (await this.#log.extents(topics.gameEvents.name)).map(({ next }) => next);
  }
}
