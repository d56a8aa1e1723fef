import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import { ReadModels, type ReadModelsPlace } from '@arbiter/platform';
import { unwatched } from '@arbiter/telemetry';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ReplayConsumer } from '../replay.consumer.ts';
import { ReplayMetrics } from '../replay.metrics.ts';
import { ENTITIES, TABLES } from '../store/entities.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { ReplayQueries } from '../store/replay.queries.ts';
import { ReplayRepository } from '../store/replay.repository.ts';
import { matchOf, playGame, record, tell } from './played.behaviour-spec.ts';

/** No game has as many turns: what the rows of the old shape say. */
const OLD = 9_999;

/** How rows of another shape take the place of those that are read, on whatever database. What is in it is thrown away. */
export function reshapedBehaviour(
  database: string,
  placeIn: (folder: string) => ReadModelsPlace,
): void {
  describe(`a build whose read models have another shape, on ${database}`, () => {
    const played = playGame('game-1', 1);
    const later = playGame('game-2', 2, 60);
    let folder: string;
    let log: EventLog;
    let models: ReadModels;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'reshaped-'));
      log = openMemoryLog();
      await tell(log, matchOf('match-1', ['game-1']));
      await record(log, played);
      models = opened();
      const source = await models.ready();
      if (!models.isShared) return;
      await source.query('drop schema if exists beside cascade');
      await source.query(`drop table if exists ${TABLES.join(', ')} cascade`);
      await reopen();
      await models.ready();
    }, 60_000);
    afterAll(async () => {
      await models.close();
      await log.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const opened = (): ReadModels =>
      new ReadModels({
        place: placeIn(join(folder, 'models')),
        ...{ entities: ENTITIES, migrations: MIGRATIONS },
      });

    /** Whoever projected has given them up as it ended. */
    async function reopen(): Promise<void> {
      await models.close();
      models = opened();
    }

    /** An instance of a build, and what it answers readers by. */
    function start(shape: string) {
      const repository = new ReplayRepository(models, { shape });
      const metrics = new ReplayMetrics(unwatched().metrics);
      const consumer = new ReplayConsumer(log, repository, metrics);
      consumer.onApplicationBootstrap();
      const queries = new ReplayQueries(log, models, repository);
      return { consumer, queries, repository };
    }

    const stop = async ({ consumer }: Pick<ReturnType<typeof start>, 'consumer'>): Promise<void> =>
      consumer.beforeApplicationShutdown();

    test('projects beside the rows that are read, then replaces them: a reader who never stops sees the old rows, then the new ones', async () => {
      const before = start('1');
      while ((await before.queries.game('game-1'))?.record?.phase !== 'over') await pause(20);
      await stop(before);
      await reopen();
      const source = await models.ready();
      await source.query('update records set turn = $1', [OLD]);
      // What is new waits for the new rows, and no reader for it.
      await tell(log, matchOf('match-2', ['game-2']));
      await record(log, later);

      const after = start('2');
      // Where the database is shared an instance of the old build may still run.
      const old = new ReplayQueries(log, models, new ReplayRepository(models, { shape: '1' }));
      const seen: number[] = [];
      let slowest = 0;
      while (seen.at(-1) === undefined || seen.at(-1) === OLD || after.repository.isBeside) {
        const began = performance.now();
        const game = await after.queries.game('game-1');
        const commit = await after.queries.commit('game-1', { version: 10 });
        if (after.repository.isBeside) slowest = Math.max(slowest, performance.now() - began);
        expect(commit).toMatchObject({ version: 10 });
        if (models.isShared) expect((await old.game('game-1'))?.record?.phase).toBe('over');
        seen.push(game?.record?.turn ?? -1);
      }
      const changes = seen.filter((turn, i) => turn !== seen[i - 1]);
      expect(changes).toEqual([OLD, played.end.turn.number]);
      expect(seen.length).toBeGreaterThan(10);
      expect(slowest).toBeLessThan(3_000);
      expect((await after.queries.game('game-2'))?.record?.turn).toBe(later.end.turn.number);
      await stop(after);
    }, 120_000);

    test('leaves nothing beside, and the tables as a new database has them', async () => {
      await reopen();
      const source = await models.ready();
      expect(await source.query("select to_regnamespace('beside') as beside")).toEqual([
        { beside: null },
      ]);
      const indexes: { indexname: string }[] = await source.query(
        "select indexname from pg_indexes where tablename = 'matches' and schemaname = current_schema()",
      );
      const names = indexes.map(({ indexname }) => indexname);
      expect(names).toEqual(expect.arrayContaining(['matches_by_status', 'matches_by_deck']));
    });
  });
}
