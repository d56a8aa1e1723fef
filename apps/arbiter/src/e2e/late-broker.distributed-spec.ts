import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTopics } from '@arbiter/event-log';
import { allTopics } from '@arbiter/protocol';
import { startKafka, type Kafka } from '../../../../tools/servers/kafka.mjs';

const MATCHMAKING = fileURLToPath(
  new URL('../../../../dist/services/matchmaking.js', import.meta.url),
);

let folder: string;
let kafka: Kafka;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'late-broker-'));
  kafka = await startKafka({ folder: join(folder, 'kafka') });
  await createTopics({ brokers: kafka.brokers }, allTopics);
}, 300_000);
afterAll(async () => {
  await kafka.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a service that starts before its broker says so in a line, and is ready when the broker is there', async () => {
  await kafka.kill(0);
  const service = spawn(process.execPath, [MATCHMAKING], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', PORT: '0', ARBITER_DATA: join(folder, 'data') },
      ARBITER_KAFKA: kafka.brokers.join(),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const ready = lineOf(service.stdout, /is ready/u);
    const complaint = await lineOf(service.stderr, /does not answer/u);
    expect(complaint).toMatch(/^matchmaking: Kafka at .* does not answer: .*; waiting$/u);
    await kafka.restart(0);
    expect(await ready).toMatch(/^matchmaking is ready/u);
  } finally {
    service.kill('SIGKILL');
  }
}, 300_000);

/** The first line that a stream brings of this kind. */
function lineOf(stream: NodeJS.ReadableStream, kind: RegExp): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: stream }).on('line', (line) => {
      if (kind.test(line)) resolve(line);
    });
  });
}
