import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMemoryLog, type LocalLog } from '@arbiter/event-log';
import { ReadModels } from '@arbiter/platform';
import { rebuildReadModels } from './rebuild.ts';
import { CommitRow, ENTITIES, MatchRow } from './store/entities.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { matchOf, playGame, record, tell } from './testing/played.behaviour-spec.ts';

const played = playGame('game-1', 3, 40);
let folder: string;
let log: LocalLog;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
  log = openMemoryLog();
  await tell(log, matchOf('match-1', ['game-1']));
  await record(log, played);
});
afterAll(async () => {
  await log.close();
  rmSync(folder, { recursive: true });
});

test('the embedded read models are rebuilt, whatever is in their folder', async () => {
  const place = { folder: join(folder, 'models') };
  const count = await rebuildReadModels({ log, readModels: place });
  expect(count).toBe(played.lines.length + matchOf('match-1', ['game-1']).length);
  writeFileSync(join(place.folder, 'PG_VERSION'), 'of another world');
  expect(await rebuildReadModels({ log, readModels: place })).toBe(count);
  const models = new ReadModels({ place, entities: ENTITIES, migrations: MIGRATIONS });
  const source = await models.ready();
  expect(await source.getRepository(MatchRow).count()).toBe(1);
  expect(await source.getRepository(CommitRow).count()).toBe(played.lines.length);
  await models.close();
}, 60_000);
