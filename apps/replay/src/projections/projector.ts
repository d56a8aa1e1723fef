import type { Batch, EventLog, LogRecord } from '@arbiter/event-log';
import { matchmakingEventIn, topics } from '@arbiter/protocol';
import { Disputes } from '../disputes/disputes.ts';
import {
  ReadModelsReplaced,
  type GameRows,
  type ReplayRepository,
  type Stretch,
} from '../store/replay.repository.ts';
import { auditRow, disputeRows } from './dispute.projection.ts';
import { GameProjector } from './game-projector.ts';
import { nameRows } from './name.projection.ts';
import { projectMatch, type LeftRating, type MatchRows } from './match.projection.ts';

const MATCHMAKING = topics.matchmakingEvents.name;
const EVENTS = topics.gameEvents.name;
const DISPUTES = topics.disputes.name;
const AUDIT = topics.audit.name;
const PLAYERS = topics.players.name;

/** What each topic is projected to: matches first, so that a game's match is known when its commits come. */
export const PROJECTED: Readonly<Record<string, string>> = {
  [MATCHMAKING]: 'matches',
  [EVENTS]: 'games',
  [DISPUTES]: 'disputes',
  [AUDIT]: 'audit',
  [PLAYERS]: 'names',
};

/** Puts batches of its topics into the read models. */
export class Projector {
  readonly #repository: ReplayRepository;
  readonly #games: GameProjector;
  readonly #disputes: Disputes;
  /** Where each partition continues; missing where only the database knows. */
  readonly #at = new Map<string, number>();

  constructor(log: EventLog, repository: ReplayRepository) {
    this.#repository = repository;
    this.#games = new GameProjector(log, repository);
    this.#disputes = new Disputes(log);
  }

  /** Another instance may project a partition from now on. */
  release(partition: number): void {
    for (const topic of Object.keys(PROJECTED)) this.#at.delete(`${topic}/${partition}`);
    this.#games.release(partition);
  }

  /** Nothing that was known of the read models is valid any more. */
  releaseAll(): void {
    this.#at.clear();
    this.#games.releaseAll();
  }

  /** Its progress in each partition that it owns, by topic. */
  *reached(): Generator<{
    readonly topic: string;
    readonly partition: number;
    readonly next: number;
  }> {
    for (const [key, next] of this.#at) {
      const slash = key.lastIndexOf('/');
      yield { topic: key.slice(0, slash), partition: Number(key.slice(slash + 1)), next };
    }
  }

  /**
   * One transaction a topic, whatever the number of partitions.
   *
   * @param signal aborts it
   * @throws ReadModelsReplaced
   */
  async project(batches: readonly Batch[], signal?: AbortSignal): Promise<void> {
    for (const topic of Object.keys(PROJECTED)) {
      const fresh = await Promise.all(
        batches.filter((batch) => batch.topic === topic).map((batch) => this.#fresh(batch)),
      );
      const stretches = fresh.flatMap(({ stretch, records }) =>
        records.length > 0 ? [stretch] : [],
      );
      const records = fresh.flatMap((one) => one.records);
      if (records.length === 0) continue;
      for (const { partition } of stretches) this.#at.delete(`${topic}/${partition}`);
      if (topic === MATCHMAKING) {
        await this.#matches(records, (...read) =>
          this.#repository.storeMatches(stretches, ...read),
        );
      } else if (topic === DISPUTES) {
        await this.#repository.storeDisputes(stretches, await disputeRows(this.#disputes, records));
      } else if (topic === AUDIT) {
        await this.#repository.storeAudit(stretches, records.flatMap(auditRow));
      } else if (topic === PLAYERS) {
        await this.#repository.storeNames(stretches, nameRows(records));
      } else {
        const store = (rows: GameRows) => this.#repository.storeGames(stretches, rows);
        await this.#games.project(records, store, signal);
      }
      for (const { partition, next } of stretches) this.#at.set(`${topic}/${partition}`, next);
    }
  }

  /** A failed batch is redelivered, and perhaps only the answer to its transaction was lost. */
  async #fresh({ topic, partition, records, next }: Batch): Promise<{
    readonly stretch: Stretch;
    readonly records: readonly LogRecord[];
  }> {
    const kept = this.#at.get(`${topic}/${partition}`);
    const from = kept ?? (await this.#repository.checkpoint(topic, partition));
    const [first] = records;
    // Of persons only the last record of each is kept, so that there are gaps before it.
    if (first !== undefined && first.offset > from && topic !== PLAYERS) {
      throw new ReadModelsReplaced(`${topic}/${partition} is projected up to ${from} only`);
    }
    return {
      stretch: { topic, partition, from, next },
      records: records.filter(({ offset }) => offset >= from),
    };
  }

  async #matches(
    records: readonly LogRecord[],
    store: (rows: MatchRows, ratings: readonly LeftRating[]) => Promise<void>,
  ): Promise<void> {
    const read = records.flatMap((record) => {
      const { offset, partition } = record;
      const event = matchmakingEventIn(record);
      return event === undefined ? [] : [{ event, place: { offset, partition } }];
    });
    const ids = read.flatMap(({ event }) => ('match' in event ? [event.match] : []));
    const rows = await this.#repository.matchRows([...new Set(ids)]);
    const ratings = read.flatMap(({ event, place }) => projectMatch(rows, event, place));
    await store(rows, ratings);
  }
}
