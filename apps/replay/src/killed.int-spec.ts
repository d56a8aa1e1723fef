import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { openLmdbLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { NestFactory } from '@nestjs/core';
import { ReplayModule } from './index.ts';
import { ReplayQueries } from './store/replay.queries.ts';
import { matchOf, playGame, record, tell } from './testing/played.behaviour-spec.ts';

/** Projects as it was compiled, and kills itself some milliseconds after a transaction of commits began. */
const CHILD = `
  import { openLmdbLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
  import { ReplayModule } from '@arbiter/replay';
  import { NestFactory } from '@nestjs/core';
  import { ReplayRepository } from './apps/replay/dist/store/replay.repository.js';
  const [folder, transactions, millis] = process.argv.slice(1);
  let begun = 0;
  const { storeGames } = ReplayRepository.prototype;
  ReplayRepository.prototype.storeGames = function (...args) {
    if (++begun === Number(transactions)) {
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(millis));
    }
    return storeGames.apply(this, args);
  };
  const log = await openLmdbLog({ folder: folder + '/log' });
  await NestFactory.createApplicationContext(
    ReplayModule.forRoot({ log, keys: memoryKeyRing(), readModels: { folder: folder + '/models' } }),
    { logger: ['error', 'warn'] },
  );
`;

describe('kill -9 in the middle of projecting', () => {
  const played = playGame('game-1', 5, 350);

  function killed(folder: string, transactions: number, millis: number): Promise<string | null> {
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', CHILD, folder, String(transactions), String(millis)],
      { cwd: fileURLToPath(new URL('../../..', import.meta.url)), stdio: 'inherit' },
    );
    return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  }

  test('loses nothing and doubles nothing: rows and checkpoint are one transaction', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-'));
    let log = await openLmdbLog({ folder: join(folder, 'log') });
    await tell(log, matchOf('match-1', ['game-1']));
    await record(log, played);
    await log.close();
    for (const [transactions, millis] of [
      [1, 0],
      [1, 4],
      [1, 12],
      [2, 4],
    ] as const) {
      expect(await killed(folder, transactions, millis)).toBe('SIGKILL');
    }
    log = await openLmdbLog({ folder: join(folder, 'log') });
    const app = await NestFactory.createApplicationContext(
      ReplayModule.forRoot({
        log,
        keys: memoryKeyRing(),
        readModels: { folder: join(folder, 'models') },
      }),
      { logger: ['error', 'warn'] },
    );
    const queries = app.get(ReplayQueries, { strict: false });
    const asked = () => queries.commit('game-1', { version: 1 });
    let stored = await asked().catch(() => undefined);
    // The first database may have to be made from nothing. Not for ever: a test that timed out would go on.
    for (const until = Date.now() + 200_000; stored === undefined && Date.now() < until;) {
      await pause(100);
      stored = await asked().catch(() => undefined);
    }
    expect(stored).toMatchObject({ version: 1 });
    for (const [i, { first }] of played.commits.entries()) {
      expect(await queries.commit('game-1', { version: i + 1 })).toMatchObject({
        first,
        offset: i,
      });
    }
    const row = (await queries.records(['game-1'])).get('game-1');
    expect(row).toMatchObject({ tip: played.head.tip, version: played.lines.length });
    await app.close();
    await log.close();
    rmSync(folder, { recursive: true });
  }, 300_000);
});
