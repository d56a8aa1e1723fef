import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { testInTurn } from '../../../../tools/in-turn.mjs';
import { ratingsRecomputed } from './recomputed.behaviour-spec.ts';
import { RatedRivals } from './rated-rivals.behaviour-spec.ts';
import { Distributed } from './distributed.behaviour-spec.ts';
import { checkTournament, TournamentRun } from './tournament.behaviour-spec.ts';

const KILLS = ['matchmaking-1', 'gateway-1', 'kafka-2', 'game-state-1', 'matchmaking-2'];
const SEED = Number(process.env['ARBITER_TEST_SEED'] ?? Math.floor(Math.random() * 1_000_000));

describe(`a tournament of eight bots and two people, as start:distributed runs it (seed ${SEED})`, () => {
  let folder: string;
  let system: Distributed | undefined;
  let run: TournamentRun | undefined;
  let rivals: RatedRivals | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-tournament-'));
    chmodSync(folder, 0o711); // PostgreSQL may run as another user, who passes through.
  });
  afterEach(async () => {
    run?.stop();
    rivals?.stop();
    await system?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  testInTurn(2)(
    `to its end on three brokers, while ${KILLS.join(', ')} are killed; ratings are those of the results`,
    async () => {
      const distributed = await Distributed.start(
        join(folder, 'data'),
        ...['--brokers', '3', '--instances', '2', '--evaluation', 'inside'],
      );
      system = distributed;
      run = new TournamentRun(() => distributed.url);
      const killed: string[] = [];
      const began = Date.now();
      const rated = (rivals = await RatedRivals.of(distributed.url));
      const contested = await run.play('swiss', SEED, async () => {
        for (const [i, name] of KILLS.entries()) {
          await pause(5_000);
          const match = await rated.begin();
          const ending = rated.end(match, i % 3 === 0 ? 0 : 1);
          const [millis] = await Promise.all([distributed.kill(name), ending]);
          killed.push(`${name} ${(millis / 1_000).toFixed(1)} s`);
        }
      });
      const seconds = Math.round((Date.now() - began) / 1_000);
      process.stdout.write(`seed ${SEED}: ${seconds} s; killed and back: ${killed.join(', ')}\n`);
      expect(killed).toHaveLength(KILLS.length);
      checkTournament(contested, 4);
      expect(await ratingsRecomputed(distributed)).toMatch(
        /^[2-4] ratings in 1 pool, 0 differences$/u,
      );
      expect(await distributed.stop()).toEqual({ code: 0, left: [] });
    },
    590_000,
  );
});
