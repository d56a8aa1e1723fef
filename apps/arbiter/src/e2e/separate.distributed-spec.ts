import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTopics } from '@arbiter/platform';
import { allTopics } from '@arbiter/protocol';
import { Instances, openFront } from '../../../../tools/distributed/front.mjs';
import { startKafka, type Kafka } from '../../../../tools/servers/kafka.mjs';
import type { PlayerPlan, Said } from './talk.ts';

/** The services, each a process of its own. */
const SERVICES = ['rules-evaluation', 'game-state', 'matchmaking', 'gateway', 'replay'] as const;
type Service = (typeof SERVICES)[number];

/** So many commands of both players lie between two kills. */
const EVERY = 60;

const SEED = Number(process.env['ARBITER_TEST_SEED'] ?? Math.floor(Math.random() * 1_000_000));
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const PLAYER = fileURLToPath(new URL('../../dist/e2e/player.js', import.meta.url));
const mainOf = (service: Service) =>
  fileURLToPath(new URL(`../../../${service}/dist/main.js`, import.meta.url));

type Over = Extract<Said, { type: 'over' }>;

describe(`services as separate processes on Kafka (seed ${SEED})`, () => {
  let folder: string;
  let kafka: Kafka | undefined;
  let front: Awaited<ReturnType<typeof openFront>> | undefined;
  const instances = new Instances();
  const running = new Map<Service, ChildProcess>();
  const players: ChildProcess[] = [];
  const wrong: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-separate-'));
    kafka = await startKafka({ folder: join(folder, 'kafka') });
    await createTopics({ brokers: kafka.brokers }, allTopics);
    await Promise.all(SERVICES.map(start));
    front = await openFront({ instances, host: '127.0.0.1', port: 0 });
    // Six programs that start at once: on a machine with little room that takes its time.
  }, 400_000);
  afterAll(async () => {
    for (const child of [...players, ...running.values()]) child.kill('SIGKILL');
    front?.close();
    await kafka?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a service; kept when it is ready. */
  async function start(service: Service): Promise<void> {
    // The key ring is all that they share; the event log is not in there.
    const data = join(folder, 'data');
    mkdirSync(data, { recursive: true });
    const child = spawn(process.execPath, [mainOf(service)], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: '0',
        ARBITER_DATA: data,
        ARBITER_KAFKA: kafka?.brokers.join(),
        ARBITER_ALLOWANCE: '100',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.set(service, child);
    child.stderr.on('data', (text: Buffer) => wrong.push(`${service}: ${text.toString()}`));
    const ready = new Promise<void>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (!line.includes('is ready')) return;
        instances.set(service, service, /http:\S+/u.exec(line)?.[0] ?? null);
        resolve();
      });
    });
    const ended = once(child, 'exit').then(([code]) => {
      instances.set(service, service, null);
      throw new Error(`${service} ended (${String(code)}): ${wrong.join('')}`);
    });
    ended.catch(() => undefined);
    await Promise.race([ready, ended]);
  }

  /** Kills a service without a word and starts it again. */
  async function killed(service: Service): Promise<void> {
    const child = running.get(service);
    if (child === undefined) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    await start(service);
  }

  test('play a best of three to its verified end, while each of them is killed once', async () => {
    let commands = 0;
    let killing = Promise.resolve();
    let isKilling = false;
    const toKill = [...SERVICES];
    const kills: string[] = [];
    const hear = (said: Said) => {
      if (said.type !== 'sending') return;
      commands += 1;
      if (isKilling || commands < EVERY) return;
      const service = toKill.shift();
      if (service === undefined) return;
      commands = 0;
      const began = Date.now();
      isKilling = true;
      killing = killed(service).then(() => {
        kills.push(`${service} ${((Date.now() - began) / 1000).toFixed(1)} s`);
        isKilling = false;
      });
    };
    const plan = (name: string, deck: 0 | 1): PlayerPlan => ({
      url: front?.url ?? '',
      name,
      deck,
      seed: SEED + deck,
      folder,
    });
    const [ann, bob] = await Promise.all([
      player(plan('Ann', 0), hear),
      player(plan('Bob', 1), hear),
    ]);
    await killing;
    process.stdout.write(
      `seed ${SEED}: ${ann.games.length} games, score ${ann.score.join(':')}, ` +
        `${ann.accepted + bob.accepted} commands; killed and back: ${kills.join(', ')}\n`,
    );
    expect(kills).toHaveLength(SERVICES.length);
    const result = ({ match, games, score, winner }: Over) => ({ match, games, score, winner });
    expect(result(ann)).toEqual(result(bob));
    expect(Math.max(...ann.score)).toBe(2);
    for (const one of [ann, bob]) {
      expect(one).toMatchObject({ gaps: 0, missing: 0 });
      expect(one.tips).toBeGreaterThan(one.accepted);
      for (const record of one.records) {
        const verify = spawnSync(process.execPath, [MAIN, 'verify', record], { encoding: 'utf8' });
        expect({ status: verify.status, said: verify.stdout + verify.stderr }).toMatchObject({
          status: 0,
          said: expect.stringContaining('verified'),
        });
      }
    }
  }, 580_000);

  /** Runs a player to the end of its match. */
  function player(plan: PlayerPlan, hear: (said: Said) => void): Promise<Over> {
    const child = spawn(process.execPath, [PLAYER, JSON.stringify(plan)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    players.push(child);
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => {
        reject(new Error(`${plan.name} ended with ${String(code)}: ${wrong.join('')}`));
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        const said = JSON.parse(line) as Said;
        if (said.type === 'half-resolved') child.stdin.write('\n');
        if (said.type === 'over') resolve(said);
        else hear(said);
      });
    });
  }
});
