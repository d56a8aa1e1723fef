import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { seededRandom } from '@arbiter/kernel';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { checkTournament, TournamentRun } from './tournament.behaviour-spec.ts';

const KILLS = 6;
const SEED = Number(process.env['ARBITER_TEST_SEED'] ?? Math.floor(Math.random() * 1_000_000));

describe(`a tournament of eight bots and two people (seed ${SEED})`, () => {
  let folder: string;
  let server: ServerProcess;
  let run: TournamentRun;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-e2e-'));
    server = new ServerProcess(folder);
    await server.start();
    run = new TournamentRun(() => server.url);
  });
  afterEach(async () => {
    run.stop();
    await server.kill();
    rmSync(folder, { recursive: true });
  });

  test(`Swiss, to its end through ${KILLS} kills of the server`, async () => {
    const random = seededRandom(SEED);
    let kills = 0;
    let isOver = false;
    const contested = await run.play('swiss', SEED, async () => {
      for (; kills < KILLS; kills++) {
        await pause(500 + random.below(3_000));
        if (isOver) return;
        await server.kill();
        await server.start();
      }
    });
    isOver = true;
    expect(kills).toBe(KILLS);
    checkTournament(contested, 4);
  }, 580_000);
});
