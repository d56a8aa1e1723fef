import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LogFull, LogInUse } from './errors.ts';
import { BEHAVIOUR_TOPICS, eventLogBehaviour } from './event-log.behaviour-spec.ts';
import type { EventLog } from './event-log.ts';
import { openLmdbLog } from './open-log.ts';

const WRITER = fileURLToPath(new URL('./acknowledged-writer.mjs', import.meta.url));
const BUILT = fileURLToPath(new URL('../dist/index.js', import.meta.url));

const makeFolder = () => mkdtemp(join(tmpdir(), 'arbiter-log-'));
const removeFolder = (folder: string) => rm(folder, { recursive: true });

function startWriter(folder: string) {
  if (!existsSync(BUILT))
    throw new Error('the writer runs what is built: npx tsc -b libs/event-log');
  return spawn(
    process.execPath,
    [WRITER, 'lmdb', JSON.stringify({ folder, topics: BEHAVIOUR_TOPICS })],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
}

eventLogBehaviour('LMDB', async () => {
  const folder = await makeFolder();
  return {
    open: () => openLmdbLog({ folder, topics: BEHAVIOUR_TOPICS }),
    startWriter: () => startWriter(folder),
    // It compacts with each append.
    compacting: (_, during) => during(),
    remove: () => removeFolder(folder),
  };
});

describe('the LMDB log', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await makeFolder();
  });
  afterEach(() => removeFolder(folder));

  const topics = BEHAVIOUR_TOPICS;
  const narrow = (value: string | null, topic = 'narrow') => ({
    topic,
    key: 'a',
    value,
    partition: 0,
  });
  const offsets = async (log: EventLog, topic: string) => {
    const found: number[] = [];
    for await (const { offset } of log.read(topic, 0, 0)) found.push(offset);
    return found;
  };

  it('lets one process at a time write a folder, and one log in it', async () => {
    const log = await openLmdbLog({ folder, topics });
    await expect(openLmdbLog({ folder, topics })).rejects.toThrow(LogInUse);
    await log.close();
    const writer = startWriter(folder);
    try {
      await new Promise((resolve) => writer.stdout.once('data', resolve));
      await expect(openLmdbLog({ folder, topics })).rejects.toThrow(
        `in use by process ${writer.pid}`,
      );
    } finally {
      writer.kill('SIGKILL');
      await new Promise((resolve) => writer.once('exit', resolve));
    }
    await (await openLmdbLog({ folder, topics })).close();
  });

  it('takes over from a dead process whose id was reused', async () => {
    writeFileSync(
      join(folder, 'writer.lock'),
      JSON.stringify({ pid: process.ppid, born: 'long ago' }),
    );
    await (await openLmdbLog({ folder, topics })).close();
    writeFileSync(join(folder, 'writer.lock'), '{"pid":');
    await (await openLmdbLog({ folder, topics })).close();
  });

  it('reports that it is full, loses nothing, and continues once there is room', async () => {
    const log = await openLmdbLog({ folder, topics, limitBytes: 2_000_000 });
    const value = 'x'.repeat(100_000);
    let written = 0;
    const fill = async () => {
      for (; written < 100; written++) await log.append([narrow(value)]);
    };
    await expect(fill()).rejects.toThrow(LogFull);
    expect(await offsets(log, 'narrow')).toHaveLength(written);
    await log.close();
    const roomy = await openLmdbLog({ folder, topics });
    expect(await roomy.append([narrow('more')])).toMatchObject([{ offset: written }]);
    await roomy.close();
  });

  it('reports that the disk is full, loses nothing, and continues once there is room', async () => {
    if (process.platform !== 'linux') return;
    // A limit on file sizes stands in for a full disk: the write fails in the middle.
    const script = `
      import { openLmdbLog } from ${JSON.stringify(BUILT)};
      process.on('SIGXFSZ', () => undefined);
      const log = await openLmdbLog(${JSON.stringify({ folder, topics })});
      const value = 'x'.repeat(100_000);
      let written = 0;
      try {
        for (; written < 100; written++)
          await log.append([{ topic: 'narrow', key: 'a', value, partition: 0 }]);
      } catch (error) {
        const again = await log.append([{ topic: 'narrow', key: 'a', value }]).catch((e) => e.name);
        console.log(JSON.stringify({ name: error.name, written, again }));
      }
      process.exit(0);
    `;
    const command = `ulimit -f 4000; exec "$0" --input-type=module -e "$1"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', command, process.execPath, script]);
    const told = JSON.parse(stdout) as { name: string; written: number; again: unknown };
    expect(told).toMatchObject({
      name: expect.stringMatching(/^Log(Full|Broken)$/),
      again: expect.stringMatching(/^Log/),
    });
    const log = await openLmdbLog({ folder, topics });
    const kept = await offsets(log, 'narrow');
    expect(kept.length).toBeGreaterThanOrEqual(told.written);
    expect(kept).toEqual(kept.map((_, i) => i));
    expect(await log.append([narrow('more')])).toMatchObject([{ offset: kept.length }]);
    await log.close();
  });

  it('keeps the last record of each key alone, and the next offset', async () => {
    const log = await openLmdbLog({ folder, topics });
    await log.append([narrow('1', 'latest'), narrow('2', 'latest')]);
    await log.append([{ ...narrow('b', 'latest'), key: 'b' }, narrow('3', 'latest')]);
    await log.close();
    const again = await openLmdbLog({ folder, topics });
    expect(await again.append([narrow('4', 'latest')])).toMatchObject([{ offset: 4 }]);
    expect(await offsets(again, 'latest')).toEqual([2, 4]);
    await again.close();
  });

  it('removes what is too old, tombstones too, but never assigns an offset twice', async () => {
    let now = 1_000_000;
    const aging = [...topics, { name: 'aging', partitions: 1, retention: 5_000, ephemeral: false }];
    const open = () => openLmdbLog({ folder, topics: aging, now: () => now });
    let log = await open();
    for (let i = 0; i < 4; i++) {
      now += 2_000;
      await log.append([narrow(String(i), 'aging'), { ...narrow('x', 'latest'), key: `k${i}` }]);
    }
    await log.append([
      { ...narrow(null, 'latest'), key: 'k1' },
      { ...narrow('y', 'latest'), key: 'k2' },
    ]);
    now += 1_500;
    await log.sweep();
    expect(await log.extents('aging')).toEqual([{ first: 2, next: 4 }]);
    now += 100_000_000;
    await log.sweep();
    expect(await offsets(log, 'aging')).toEqual([3]);
    await log.close();
    log = await open();
    expect(await offsets(log, 'latest')).toEqual([0, 3, 5]);
    expect(await log.append([narrow('next', 'aging')])).toMatchObject([{ offset: 4 }]);
    await log.close();
  });

  it('refuses to read a topic with another number of partitions than it was written with', async () => {
    await (await openLmdbLog({ folder, topics })).close();
    const wider = topics.map((topic) => ({ ...topic, partitions: 8 }));
    await expect(openLmdbLog({ folder, topics: wider })).rejects.toThrow(
      /written with 4 partitions, not 8/,
    );
    await (await openLmdbLog({ folder, topics })).close();
  });

  it('never goes back in time', async () => {
    let now = 5_000;
    const log = await openLmdbLog({ folder, topics, now: () => now });
    await log.append([narrow('a')]);
    now = 4_000;
    expect(await log.append([narrow('b')])).toMatchObject([{ time: 5_000 }]);
    await log.close();
    const again = await openLmdbLog({ folder, topics, now: () => now });
    expect(await again.append([narrow('c')])).toMatchObject([{ time: 5_000 }]);
    await again.close();
  });
});
