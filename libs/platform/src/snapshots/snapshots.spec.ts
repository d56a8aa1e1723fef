import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLmdbLog, openMemoryLog } from '@arbiter/event-log';
import { SNAPSHOTS_TOPIC, snapshotsBehaviour } from './snapshots.behaviour-spec.ts';

snapshotsBehaviour('a log in memory', () => {
  const log = openMemoryLog({ topics: [SNAPSHOTS_TOPIC] });
  return Promise.resolve({ log, remove: () => log.close() });
});

snapshotsBehaviour('LMDB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  const log = await openLmdbLog({ folder, topics: [SNAPSHOTS_TOPIC] });
  return {
    log,
    remove: async () => {
      await log.close();
      rmSync(folder, { recursive: true });
    },
  };
});
