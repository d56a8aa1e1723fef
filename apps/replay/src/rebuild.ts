import type { EventLog, LogRecord } from '@arbiter/event-log';
import { beginRebuildingReadModels, ReadModels, type ReadModelsPlace } from '@arbiter/platform';
import { PROJECTED, Projector } from './projections/projector.ts';
import { BESIDE, ENTITIES, TABLES } from './store/entities.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { ReplayRepository } from './store/replay.repository.ts';

/** Records of a partition in a transaction: nobody plays on this processor, so more than while games are running. */
const BATCH = 500;

/** What is rebuilt, and from what. */
export interface RebuildOptions {
  readonly log: EventLog;
  readonly readModels: ReadModelsPlace;
  /** Called with how many records of a topic are projected to `matches` or `games`. */
  readonly onProgress?: (projection: string, done: number, all: number) => void;
}

/**
 * Drops the read models and projects them again from the topics, up to their ends at the call. Running instances of
 * replay wait meanwhile, and continue from there; they answer requests with 503.
 *
 * @returns how many records were projected
 * @throws ReadModelsAway
 */
export async function rebuildReadModels(options: RebuildOptions): Promise<number> {
  const { log, readModels: place, onProgress = () => undefined } = options;
  const release = await beginRebuildingReadModels(place, { tables: TABLES, schemas: [BESIDE] });
  const models = new ReadModels({ place, entities: ENTITIES, migrations: MIGRATIONS });
  try {
    const repository = new ReplayRepository(models, { rebuilds: true });
    const ends = new Map<string, readonly number[]>();
    for (const topic of Object.keys(PROJECTED)) {
      ends.set(
        topic,
        (await log.extents(topic)).map(({ next }) => next),
      );
    }
    await repository.prepare(ends);
    const projector = new Projector(log, repository);
    let sum = 0;
    for (const [topic, partitions] of ends) {
      const all = partitions.reduce((one, other) => one + other, 0);
      let done = 0;
      for (const [partition, end] of partitions.entries()) {
        for await (const records of batchesOf(log.read(topic, partition, 0, end))) {
          const next = (records.at(-1)?.offset ?? 0) + 1;
          await projector.project([{ topic, partition, records, next }]);
          done += records.length;
          onProgress(PROJECTED[topic] ?? topic, done, all);
        }
      }
      onProgress(PROJECTED[topic] ?? topic, all, all);
      sum += done;
    }
    return sum;
  } finally {
    await models.close();
    await release();
  }
}

async function* batchesOf(records: AsyncIterable<LogRecord>): AsyncGenerator<LogRecord[]> {
  let batch: LogRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
