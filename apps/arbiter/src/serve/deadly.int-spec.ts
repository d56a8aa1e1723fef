import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openLmdbLog } from '@arbiter/event-log';
import { parseCommit, topics } from '@arbiter/protocol';
import { sendCommand } from './player.behaviour-spec.ts';
import { startOf } from './start-game.behaviour-spec.ts';

/** An owner that evaluates inside, and dies of a draw that is offered. It ends when the game is suspended. */
const OWNER = `
  import { recordRules, judgesOf } from '@arbiter/editions';
  import { GameStateModule } from '@arbiter/game-state';
  import { openLmdbLog } from '@arbiter/event-log';
  import { shake256 } from '@arbiter/protocol';
  import { LIBRARY } from '@arbiter/sets';
  import { NestFactory } from '@nestjs/core';
  const log = await openLmdbLog({ folder: process.argv[1] });
  const rules = recordRules(judgesOf(LIBRARY, shake256));
  const decide = (edition, command, game) => {
    if (command.body.type === 'OfferDraw') process.kill(process.pid, 'SIGKILL');
    return rules.decide(edition, command, game);
  };
  let app;
  await log.tail({
    topics: ['game.events.v1'],
    from: 'start',
    onBatch: ({ records }) => {
      if (!records.some(({ value }) => value.includes('GameSuspended'))) return;
      setImmediate(() => app.close().then(() => log.close()));
    },
  });
  const pinned = { engine: 'b'.repeat(64) };
  const module = GameStateModule.forRoot({ log, pinned, inside: { rules: { ...rules, decide } } });
  app = await NestFactory.createApplicationContext(module, { logger: false });
`;

describe('a command that kills the process of the owner who evaluates it', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'deadly-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('kills two, which are noted on the log; the next one suspends its game', async () => {
    const before = await openLmdbLog({ folder });
    await sendCommand(before, startOf('game-1'));
    await sendCommand(before, { id: 'x', game: 'game-1', seat: 0, body: { type: 'OfferDraw' } });
    await before.close();
    const ends = Array.from({ length: 3 }, () => owner());
    expect(ends).toEqual(['SIGKILL', 'SIGKILL', 0]);
    const after = await openLmdbLog({ folder });
    expect(await told(after)).toContain('GameSuspended');
    await after.close();
  }, 590_000);

  /** Runs an owner until it ends. */
  function owner(): string | number | null {
    const args = ['--input-type=module', '--eval', OWNER, folder];
    const { signal, status } = spawnSync(process.execPath, args, {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 140_000,
    });
    return signal ?? status;
  }

  /** The kinds of all events, in order. */
  async function told(log: Awaited<ReturnType<typeof openLmdbLog>>): Promise<string[]> {
    const { name } = topics.gameEvents;
    const types: string[] = [];
    for await (const { value } of log.read(name, log.partitionOf(name, 'game-1'), 0)) {
      const parsed = parseCommit(value ?? '');
      if ('commit' in parsed) types.push(...parsed.commit.events.map(({ type }) => type));
    }
    return types;
  }
});
