import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  HealthModule,
  inProcessCoordination,
  memoryKeyRing,
  openLmdbLog,
  type LocalLog,
} from '@arbiter/platform';
import { Module, type LoggerService, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { startPostgres, type Postgres } from '../../../tools/servers/postgres.mjs';
import { setUpAlone } from './http/set-up-alone.ts';
import type { MatchList, Timeline } from './http/shapes.ts';
import { READ_MODELS, ReplayModule } from './replay.module.ts';
import { matchOf, playGame, record, tell } from './testing/played.behaviour-spec.ts';

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

describe('replay, where PostgreSQL comes and goes', () => {
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
    setUpAlone(app, { keys, coordination: inProcessCoordination() });
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

  test('not there at the start: one line, health says so, and it goes on when it comes', async () => {
    await tell(log, matchOf('match-1', ['game-1']));
    await postgres.kill();
    const url = await boot();
    const line = /^the read models at 127\.0\.0\.1:\d+\/arbiter can't be reached: .*ECONNREFUSED/u;
    expect(await health(url)).toEqual([
      503,
      expect.stringMatching(/^read models: the read models/u),
    ]);
    expect((await fetch(`${url}/v1/history/matches`)).status).toBe(503);
    await pause(3_000); // It is tried again meanwhile.
    expect(lines.all).toEqual([expect.stringMatching(line)]);
    await postgres.restart();
    await until(() => isReady(url));
    await until(() => lines.all.at(-1) === 'the read models are back');
    expect((await matches(url)).matches).toHaveLength(1);
  });

  test('killed while it projects: nothing is lost, and each reason is told once', async () => {
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
    const lost = lines.all.filter((line) => /can't be reached/u.test(line));
    // Cut, then refused, then perhaps starting up.
    expect(lost.length).toBeGreaterThan(0);
    expect(new Set(lost).size).toBe(lost.length);
  }, 60_000);

  test('behind its migrations, which fail: one line says so, and health; mended, it goes on', async () => {
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
});
