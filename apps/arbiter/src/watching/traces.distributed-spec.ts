import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTopics } from '@arbiter/event-log';
import { allTopics } from '@arbiter/protocol';
import { Instances, openFront } from '../../../../tools/distributed/front.mjs';
import { startKafka, type Kafka } from '../../../../tools/servers/kafka.mjs';
import {
  Collector,
  commandTraces,
  endsGame,
  looseEnds,
  type CommandTrace,
} from './collector.behaviour-spec.ts';
import { playOneGame } from './two-players.behaviour-spec.ts';
import { describeInTurn } from '../../../../tools/in-turn.mjs';

/** What every command comes to. */
const OTHERS = ['game-state', 'gateway', 'replay'];

/** A service as a process of its own. */
interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}

describeInTurn(0).each([
  { evaluation: 'apart', services: [...OTHERS, 'rules-evaluation'], evaluates: 'rules-evaluation' },
  { evaluation: 'inside', services: OTHERS, evaluates: 'game-state' },
])('traces of services as separate processes on Kafka, rules evaluated $evaluation', (variant) => {
  const { evaluation, services, evaluates } = variant;
  const collector = new Collector();
  const running = new Map<string, Running>();
  const wrong: string[] = [];
  let folder: string;
  let kafka: Kafka | undefined;
  let front: Awaited<ReturnType<typeof openFront>> | undefined;
  let traces: CommandTrace[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-traces-'));
    kafka = await startKafka({ folder: join(folder, 'kafka') });
    await createTopics({ brokers: kafka.brokers }, allTopics);
    const env = {
      ...process.env,
      ...(await collector.listen()),
      NODE_OPTIONS: '',
      PORT: '0',
      ARBITER_DATA: join(folder, 'data'),
      ARBITER_KAFKA: kafka.brokers.join(),
      ARBITER_ALLOWANCE: '100',
      ARBITER_EVALUATION: evaluation,
    };
    mkdirSync(env.ARBITER_DATA);
    await Promise.all([...services, 'matchmaking'].map((service) => start(service, env)));
    const instances = new Instances();
    for (const [service, { url }] of running) instances.set(service, service, url);
    front = await openFront({ instances, host: '127.0.0.1', port: 0 });
    const played = await playOneGame(front.url);
    for (const client of played.clients) client.close();
    while (await isBehind()) await pause(200);
    for (const { child } of running.values()) {
      const end = once(child, 'exit');
      child.kill('SIGINT');
      await end;
    }
    traces = commandTraces(collector.spans);
  }, 580_000);
  afterAll(async () => {
    for (const { child } of running.values()) child.kill('SIGKILL');
    front?.close();
    collector.close();
    await kafka?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(service: string, env: NodeJS.ProcessEnv): Promise<void> {
    const main = fileURLToPath(new URL(`../../../../dist/services/${service}.js`, import.meta.url));
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stderr.on('data', (text: Buffer) => wrong.push(`${service}: ${text.toString()}`));
    for await (const line of createInterface({ input: child.stdout })) {
      const [url] = /http:\S+/u.exec(line) ?? [];
      if (url === undefined) continue;
      running.set(service, { child, url });
      return;
    }
    throw new Error(`${service} ended: ${wrong.join('')}`);
  }

  /** Whether any group has not dealt with all there is. */
  async function isBehind(): Promise<boolean> {
    const texts = await Promise.all(
      [...running.values()].map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
    );
    return texts.some((text) => /^arbiter_consumer_lag_events\{.*\} [1-9]/mu.test(text));
  }

  test('one command, one trace: connected, and with every process in it; in matchmaking if it ends the game', () => {
    expect(traces.length).toBeGreaterThan(30);
    expect(traces.filter(endsGame)).toHaveLength(1);
    for (const trace of traces) {
      expect(looseEnds(trace)).toEqual([]);
      const processes = new Set([...trace.own, ...trace.linked].map((span) => span.process));
      const due = endsGame(trace) ? [...services, 'matchmaking'].sort() : services;
      expect([...processes].sort()).toEqual(due);
      const evaluated = trace.own.filter(({ name }) => name === 'evaluate');
      expect(evaluated.map((span) => span.process)).toContain(evaluates);
    }
  });

  test('each process calls itself what its spans are of', () => {
    for (const span of collector.spans) expect(span.scope).toBe(`arbiter.${span.process}`);
  });

  test('the address that people use has no metrics', async () => {
    expect((await fetch(`${front?.url ?? ''}/metrics`)).status).toBe(404);
  });
});
