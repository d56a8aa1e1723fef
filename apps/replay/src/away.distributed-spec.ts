import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openLmdbLog, type EventLog, type LocalLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { HealthModule, inProcessCoordination, ReadModels } from '@arbiter/platform';
import { topics } from '@arbiter/protocol';
import { Module, type LoggerService, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { startPostgres, type Postgres } from '../../../tools/servers/postgres.mjs';
import { rebuildReadModels } from './rebuild.ts';
import { setUpAlone } from './http/set-up-alone.ts';
import type { MatchList, Timeline } from './http/shapes.ts';
import { READ_MODELS, ReplayModule } from './replay.module.ts';
import { ENTITIES } from './store/entities.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { ReplayRepository } from './store/replay.repository.ts';
import { asToSpectators, toldGames } from './public/told-game.ts';
import {
  judgeOf,
  matchOf,
  playGame,
  record,
  tell,
  type Played,
} from './testing/played.behaviour-spec.ts';
import { describeInTurn } from '../../../tools/in-turn.mjs';

const keys = memoryKeyRing();

/** What replay writes to its log, a text a line. */
class Lines implements LoggerService {
  readonly all: string[] = [];
  readonly #add = (message: unknown): void => {
    const { message: text } = message as { message?: string };
    this.all.push(text ?? String(message));
  };
  readonly log = (): void => undefined;
  readonly warn = this.#add;
  readonly error = this.#add;
  readonly fatal = this.#add;
}

describeInTurn(0)('replay, where PostgreSQL comes and goes', () => {
  const played = playGame('game-1', 3, 60);
  let folder: string;
  let postgres: Postgres;
  let log: LocalLog;
  let lines: Lines;
  const apps: NestExpressApplication[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'replay-'));
    chmodSync(folder, 0o711);
    postgres = await startPostgres({ folder: join(folder, 'postgres') });
  }, 90_000);
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    if (postgres.pid() === undefined) await postgres.restart();
    await sql('drop schema public cascade; create schema public');
    log = await openLmdbLog({ folder: mkdtempSync(join(folder, 'log-')) });
    lines = new Lines();
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await log.close();
  });

  async function sql(text: string): Promise<unknown> {
    const source = await new DataSource({ type: 'postgres', url: postgres.url }).initialize();
    try {
      return await source.query(text);
    } finally {
      await source.destroy();
    }
  }

  /** Starts an instance. @returns where it is */
  async function boot(): Promise<string> {
    @Module({
      imports: [
        ReplayModule.forRoot({ log, keys, readModels: { url: postgres.url } }),
        HealthModule.forRoot({ log, needs: [READ_MODELS] }),
      ],
    })
    class Alone {}
    const app = await NestFactory.create<NestExpressApplication>(Alone as Type, {
      logger: lines,
      forceCloseConnections: true,
    });
    apps.push(app);
    setUpAlone(app, { keys, coordination: inProcessCoordination(), log });
    await app.listen(0, '127.0.0.1');
    return app.getUrl();
  }

  const health = async (url: string): Promise<[status: number, detail: string]> => {
    const answer = await fetch(`${url}/health/ready`);
    const { detail = '' } = (await answer.json()) as { detail?: string };
    return [answer.status, detail];
  };
  const isReady = async (url: string): Promise<boolean> => (await health(url))[0] === 200;
  const matches = async (url: string): Promise<MatchList> =>
    (await (await fetch(`${url}/v1/history/matches`)).json()) as MatchList;
  const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
    const end = Date.now() + 20_000;
    while (!(await done())) {
      if (Date.now() > end) throw new Error(`waited too long: ${lines.all.join('; ')}`);
      await pause(50);
    }
  };

  test('not there at startup: one line, health reports it, and it continues once it is up', async () => {
    await tell(log, matchOf('match-1', ['game-1']));
    await postgres.kill();
    const url = await boot();
    const line = /^the read models at 127\.0\.0\.1:\d+\/arbiter can't be reached: .*ECONNREFUSED/u;
    expect(await health(url)).toEqual([
      503,
      expect.stringMatching(/^read models: the read models/u),
    ]);
    expect((await fetch(`${url}/v1/history/matches`)).status).toBe(503);
    await pause(3_000); // It is retried meanwhile.
    expect(lines.all).toEqual([expect.stringMatching(line)]);
    await postgres.restart();
    await until(() => isReady(url));
    await until(() => lines.all.at(-1) === 'the read models are back');
    expect((await matches(url)).matches).toHaveLength(1);
  });

  test('killed while it projects: nothing is lost, and each reason is logged once', async () => {
    await tell(log, matchOf('match-1', ['game-1']));
    await record(log, { ...played, lines: played.lines.slice(0, 20) });
    const url = await boot();
    await until(() => isReady(url));
    await postgres.kill();
    await record(log, { ...played, lines: played.lines.slice(20) });
    const answer = await fetch(`${url}/v1/history/matches`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await health(url))[0]).toBe(503);
    await pause(2_500);
    await postgres.restart();
    await until(() => isReady(url));
    await until(async () => {
      const page = (await (await fetch(`${url}/v1/history/games/game-1`)).json()) as {
        version?: number;
      };
      return page.version === played.lines.length;
    });
    const timeline = await (await fetch(`${url}/v1/games/game-1/timeline`)).json();
    expect((timeline as Timeline).lines.length).toBeGreaterThan(0);
    // Cut, then refused, then perhaps starting up.
    expect(lines.all).toContainEqual(expect.stringMatching(/can't be reached/u));
    const lost = lines.all.filter((line) => /can't be reached/u.test(line));
    expect(new Set(lost).size).toBe(lost.length);
  }, 60_000);

  test('without room on its disk: one line reports it, nothing is lost, and it continues once there is room', async () => {
    await tell(log, matchOf('match-1', ['game-1']));
    const url = await boot();
    await until(async () => (await matches(url)).matches.length === 1);
    // What PostgreSQL answers when its disk is full, without filling it.
    await sql(`
      create function full_disk() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$;
      create trigger full_disk before insert on commits execute function full_disk()`);
    await record(log, played);
    await until(() => lines.all.length > 0);
    await pause(2_500); // It is retried meanwhile.
    const line = /^the read models have no room: .*No space left on device$/u;
    expect(lines.all).toEqual([expect.stringMatching(line)]);
    await sql('drop trigger full_disk on commits');
    await until(async () => {
      const [{ count }] = (await sql('select count(*)::int from commits')) as [{ count: number }];
      return count === played.lines.length;
    });
    expect(lines.all.slice(1)).toEqual(['the read models have room again']);
  }, 60_000);

  test('behind its migrations, which fail: one line and health report it; repaired, it continues', async () => {
    await sql('create table checkpoints (something_else int)');
    const url = await boot();
    await until(() => lines.all.length > 0);
    const line =
      /are behind their migrations, which failed: relation "checkpoints" already exists$/u;
    expect(await health(url)).toEqual([503, expect.stringMatching(line)]);
    await pause(2_500);
    expect(lines.all).toEqual([expect.stringMatching(line)]);
    await sql('drop table checkpoints');
    await until(() => isReady(url));
  });

  test('two instances that start at once on an empty database migrate it once', async () => {
    await tell(log, matchOf('match-1', ['game-1']));
    const urls = await Promise.all([boot(), boot()]);
    for (const url of urls) {
      await until(() => isReady(url));
      await until(async () => (await matches(url)).matches.length === 1);
    }
    expect(lines.all).toEqual([]);
    const rows = (await sql('select name, count(*)::int from migrations group by name')) as {
      count: number;
    }[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ count }) => count === 1)).toBe(true);
  });

  test('partitions go to a second instance and come back: nothing that happened meanwhile is missing', async () => {
    const games = Array.from({ length: 8 }, (_, i) => playGame(`game-${i}`, 10 + i, 60));
    const third = ({ lines }: Played, n: number): readonly string[] =>
      lines.slice((n * lines.length) / 3, ((n + 1) * lines.length) / 3);
    /** Each game's next third happens, and is projected and published by the owner of its partition. */
    const goOn = async (n: number): Promise<void> => {
      for (const one of games) await record(log, { game: one.game, lines: third(one, n) });
      const all = games.flatMap((one) => one.lines.slice(0, ((n + 1) * one.lines.length) / 3));
      await until(async () => {
        const [{ count }] = (await sql('select count(*)::int from commits')) as [{ count: number }];
        return count === all.length;
      });
    };
    await tell(
      log,
      matchOf(
        'match-1',
        games.map(({ game }) => game),
      ),
    );
    const url = await boot();
    await until(() => isReady(url));
    await goOn(0);
    const second = await boot();
    await until(() => isReady(second));
    await goOn(1);
    await apps.pop()?.close();
    await goOn(2);
    const expected = games.flatMap(({ game, lines }) => {
      const follower = toldGames(judgeOf, asToSpectators);
      for (const line of lines) follower.read(game, line);
      const told = follower.game(game)?.state.told ?? 0;
      return Array.from({ length: told }, (_, number) => `${game} ${number}`);
    });
    await until(async () => (await published()).size === expected.length);
    expect([...(await published())].sort()).toEqual(expected.sort());
  }, 90_000);

  /** Each event of a game that was made public, by its game and number. */
  async function published(): Promise<Set<string>> {
    const { name } = topics.gamePublicEvents;
    const found = new Set<string>();
    for (const partition of (await log.extents(name)).keys()) {
      for await (const { value } of log.read(name, partition, 0)) {
        const { game, number } = JSON.parse(value ?? '{}') as { game: string; number: number };
        found.add(`${game} ${number}`);
      }
    }
    return found;
  }

  describe('emptied while it runs, everything is restored from the topics', () => {
    const TABLES = ['matches', 'games', 'records', 'commits', 'checkpoints'];

    /** Every row there is, as text; but for whether a record was checked, which is not projected and comes later. */
    async function rows(): Promise<string[]> {
      const all = TABLES.map(
        (table) => `select '${table} ' || (to_jsonb(t) - 'checked')::text as row from ${table} t`,
      );
      const found = (await sql(all.join(' union all '))) as { row: string }[];
      return found.map(({ row }) => row).sort();
    }

    /** Two instances that have projected a whole game, and the rows of it. */
    async function projected(): Promise<{ urls: string[]; before: string[] }> {
      await tell(log, matchOf('match-1', ['game-1']));
      await record(log, played);
      const urls = [await boot(), await boot()];
      for (const url of urls) await until(() => isReady(url));
      await until(async () => isAllThere(await rows().catch(() => [])));
      return { urls, before: await rows() };
    }

    /** The match and the game come from different topics, and either may be projected first. */
    const isAllThere = (all: readonly string[]): boolean => {
      const rowsOf = (table: string) => all.filter((row) => row.startsWith(`${table} `)).length;
      return rowsOf('commits') === played.lines.length && rowsOf('matches') + rowsOf('games') === 2;
    };

    async function onServer(text: string): Promise<void> {
      const at = new URL(postgres.url);
      at.pathname = '/postgres';
      const source = await new DataSource({ type: 'postgres', url: at.href }).initialize();
      await source.query(text);
      await source.destroy();
    }

    test.each<[string, () => Promise<unknown>]>([
      ['its tables are dropped', () => sql('drop schema public cascade; create schema public')],
      ['its rows are deleted', () => sql(`truncate ${TABLES.join(', ')}`)],
      [
        'the whole database is dropped, and an empty one made',
        async () => {
          await onServer('drop database arbiter with (force)');
          await pause(2_500);
          await onServer('create database arbiter');
        },
      ],
    ])(
      '%s',
      async (_, empty) => {
        const { urls, before } = await projected();
        await empty();
        await until(async () => isAllThere(await rows().catch(() => [])));
        await until(async () => JSON.stringify(await rows()) === JSON.stringify(before));
        // And later events are projected by whichever instance owns them.
        await tell(log, matchOf('match-2', ['game-2']));
        for (const url of urls) {
          await until(async () => (await fetch(`${url}/v1/history/matches`)).status === 200);
          await until(async () => (await matches(url)).matches.length === 2);
        }
      },
      120_000,
    );

    test('`arbiter rebuild` beside them produces the same rows, even for a missing database', async () => {
      const { urls, before } = await projected();
      await onServer('drop database arbiter with (force)');
      const told: string[] = [];
      const count = await rebuildReadModels({
        log,
        readModels: { url: postgres.url },
        onProgress: (projection, done, all) => told.push(`${projection} ${done}/${all}`),
      });
      const events = matchOf('match-1', ['game-1']).length;
      expect(count).toBe(played.lines.length + events);
      expect(told).toContain(`matches ${events}/${events}`);
      expect(told).toContain(`games ${played.lines.length}/${played.lines.length}`);
      expect(told.slice(-2)).toEqual(['audit 0/0', 'names 0/0']);
      expect(await rows()).toEqual(before);
      await tell(log, matchOf('match-2', ['game-2']));
      for (const url of urls) {
        await until(async () => (await fetch(`${url}/v1/history/matches`)).status === 200);
        await until(async () => (await matches(url)).matches.length === 2);
      }
    }, 120_000);

    test('`arbiter rebuild` has them to itself: what another instance has begun to project is refused', async () => {
      // Given a partition of which an instance knows that nothing is projected yet
      await record(log, played);
      const models = new ReadModels({
        ...{ place: { url: postgres.url }, entities: ENTITIES, migrations: MIGRATIONS },
      });
      const topic = topics.gameEvents.name;
      const partition = log.partitionOf(topic, 'game-1');
      const stretch = { topic, partition, from: 0, next: 1 };
      const other = new ReplayRepository(models);
      await other.prepare(new Map([[topic, [0]]]));
      // When it projects its first record while the read models are rebuilt
      const outcomes: PromiseSettledResult<void>[] = [];
      const read: LocalLog['read'] = async function* (...place) {
        const storing = other.storeGames([stretch], { records: [], commits: [], cited: [] });
        outcomes.push(...(await Promise.allSettled([storing, other.prepare(new Map())])));
        yield* log.read(...place);
      };
      const extents: LocalLog['extents'] = (name) => log.extents(name);
      const readKey: LocalLog['readKey'] = (...place) => log.readKey(...place);
      const count = await rebuildReadModels({
        log: { read, readKey, extents } as unknown as EventLog,
        readModels: { url: postgres.url },
      });
      await models.close();
      // Then nothing of it is there, and everything else is
      expect(outcomes.length).toBeGreaterThan(0);
      for (const outcome of outcomes) {
        const reason = expect.objectContaining({ message: 'the read models are being rebuilt' });
        expect(outcome).toEqual({ status: 'rejected', reason });
      }
      expect(count).toBe(played.lines.length);
    }, 120_000);

    test('of two that rebuild at once one is refused', async () => {
      await projected();
      const both = await Promise.allSettled(
        [1, 2].map(() => rebuildReadModels({ log, readModels: { url: postgres.url } })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(both.find((one) => one.status === 'rejected')).toMatchObject({
        reason: {
          message: expect.stringMatching(/arbiter are being rebuilt by another process$/u),
        },
      });
    }, 120_000);
  });
});
