import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from '@jest/globals';
import { openLmdbLog } from '@arbiter/event-log';
import { copiesBehaviour } from './copies.behaviour-spec.ts';

describe('copies of finished games, of the embedded log', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  copiesBehaviour(() => {
    const folder = mkdtempSync(join(tmpdir(), 'copies-log-'));
    folders.push(folder);
    return openLmdbLog({ folder: join(folder, 'log') });
  });
});
