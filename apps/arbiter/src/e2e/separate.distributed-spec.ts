import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { openKafkaLog } from '@arbiter/event-log';
import { topics } from '@arbiter/protocol';
import { testInTurn } from '../../../../tools/in-turn.mjs';
import { Distributed } from './distributed.behaviour-spec.ts';
import { Players, type Over } from './players.behaviour-spec.ts';
import { playAndRule } from './ruled-match.behaviour-spec.ts';
import type { PlayerPlan, Said } from './talk.ts';
import { expectVerified } from './verified.behaviour-spec.ts';

const SERVICES = ['rules-evaluation', 'game-state', 'matchmaking', 'gateway', 'replay'];

/** So many commands of both players lie between two kills. */
const EVERY = 40;
/** At most so many matches are played until all are killed; as a rule it is one. */
const MATCHES = 4;

const SEED = Number(process.env['ARBITER_TEST_SEED'] ?? Math.floor(Math.random() * 1_000_000));

/** What a service says when partitions came to it. */
interface Takeover {
  readonly time: string;
  readonly partitions: number;
  readonly heard: string;
  readonly agreedMs: number;
  readonly loadedMs: number;
}

describe(`services as separate processes, as start:distributed starts them (seed ${SEED})`, () => {
  let folder: string;
  let system: Distributed | undefined;
  const players = new Players();
  /** When each was killed. */
  const killedAt = new Map<string, number>();

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-separate-'));
    chmodSync(folder, 0o711); // PostgreSQL may run as another user, who passes through.
  });
  afterEach(async () => {
    players.stop();
    await system?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  testInTurn(1).each([
    {
      ...{ brokers: 1, instances: 1, evaluation: 'inside', kafka: 'open' },
      editions: ['5ED', '4ED'],
      kills: SERVICES.filter((name) => name !== 'rules-evaluation').map((name) => `${name}-1`),
    },
    {
      ...{ brokers: 3, instances: 2, evaluation: 'apart', kafka: 'secured' },
      editions: ['6ED'],
      kills: ['kafka-2', ...SERVICES.map((service) => `${service}-1`)],
    },
  ])(
    'play a best of three under $editions with $brokers broker(s), $kafka, and $instances of each service, rules evaluated $evaluation, while $kills are killed; a ruling reaches every service; then all stop',
    async ({ brokers, instances, evaluation, kafka, editions, kills }) => {
      system = await Distributed.start(
        join(folder, 'data'),
        ...['--brokers', String(brokers), '--instances', String(instances)],
        ...['--evaluation', evaluation, ...(kafka === 'secured' ? ['--secured'] : [])],
      );
      const left = [...kills];
      // Each edition's match has its share of them. Now and then one is over before the last: then another one is played.
      const share = Math.ceil(kills.length / editions.length);
      const { length } = editions;
      for (let number = 1; number <= length || (left.length > 0 && number <= MATCHES); number++) {
        const edition = editions[(number - 1) % length] as string;
        const due = left.splice(0, number < length ? share : left.length);
        const { results, killed } = await playMatch(system, number, edition, due);
        left.unshift(...due);
        const [{ games, score, accepted }, bob] = results;
        process.stdout.write(
          `seed ${SEED}, ${edition}: ${games.length} games, score ${score.join(':')}, ` +
            `${accepted + bob.accepted} commands; killed and back: ${killed.join(', ')}\n`,
        );
        checkMatch(results);
      }
      expect(left).toEqual([]);
      const ruling = Date.now();
      await playAndRule(system.url, join(folder, 'data'));
      process.stdout.write(`a match played and ruled on: ${(Date.now() - ruling) / 1000} s\n`);
      if (instances > 1) process.stdout.write(`${takeoverOf('game-state-1')}\n`);
      const asked = await recordsOn(system, [topics.rulesRequests.name, topics.rulesVerdicts.name]);
      if (evaluation === 'inside') expect(asked).toEqual([0, 0]);
      else expect(Math.min(...asked)).toBeGreaterThan(0);
      expect(await system.stop()).toEqual({ code: 0, left: [] });
    },
    590_000,
  );

  /** What was said by the instance that took over first from the instance of game-state that was killed. */
  function takeoverOf(name: string): string {
    const killed = killedAt.get(name) ?? Infinity;
    const [first] = [1, 2]
      .flatMap((i) => {
        const log = join(folder, 'data', 'output', `game-state-${i}.log`);
        return readFileSync(log, 'utf8').split('\n');
      })
      .filter((line) => line.includes('partitions taken over'))
      .map((line) => JSON.parse(line) as Takeover)
      .filter(({ time }) => Date.parse(time) > killed)
      .sort((a, b) => Date.parse(a.heard) - Date.parse(b.heard));
    if (first === undefined) throw new Error(`nobody took over from ${name}`);
    const { partitions, heard, agreedMs, loadedMs } = first;
    return (
      `${name} killed: its group heard after ${Date.parse(heard) - killed} ms, agreed in ${agreedMs} ms, ` +
      `and ${partitions} partitions were loaded in ${loadedMs} ms`
    );
  }

  /** How many records were ever put on each topic. */
  async function recordsOn(running: Distributed, names: readonly string[]): Promise<number[]> {
    const log = await openKafkaLog({
      brokers: running.brokers,
      // Where Kafka is secured: who may read both topics.
      access: running.accessAs('arbiter-rules-evaluation'),
    });
    try {
      const extents = await Promise.all(names.map((name) => log.extents(name)));
      return extents.map((all) => all.reduce((sum, { next }) => sum + next, 0));
    } finally {
      await log.close();
    }
  }

  /** Two players play a match; every so many commands the next of those left to kill is killed. */
  async function playMatch(
    running: Distributed,
    number: number,
    edition: string,
    left: string[],
  ): Promise<{ readonly results: readonly [Over, Over]; readonly killed: string[] }> {
    let commands = 0;
    let killing: Promise<void> | undefined;
    const killed: string[] = [];
    const hear = (said: Said, goOn: () => void): void => {
      if (said.type === 'half-resolved' || said.type === 'sideboarding') goOn();
      if (said.type !== 'sending') return;
      commands += 1;
      if (killing !== undefined || commands < EVERY) return;
      const name = left.shift();
      if (name === undefined) return;
      commands = 0;
      killedAt.set(name, Date.now());
      killing = running.kill(name).then((millis) => {
        killed.push(`${name} ${(millis / 1000).toFixed(1)} s`);
        killing = undefined;
      });
    };
    const plan = (name: string, deck: 0 | 1): PlayerPlan => ({
      ...{ url: running.url, name: `${name} ${number}`, edition, deck, folder },
      ...(edition === '6ED' ? {} : { halfResolved: 0 }),
      seed: SEED + 10 * number + deck,
    });
    const results = await Promise.all([
      players.play(plan('Ann', 0), hear),
      players.play(plan('Bob', 1), hear),
    ]);
    await killing;
    return { results, killed };
  }

  /** Both ended alike, nothing was missed or doubled, and what they kept and downloaded proves it. */
  function checkMatch([ann, bob]: readonly [Over, Over]): void {
    const result = ({ match, games, score, winner }: Over) => ({ match, games, score, winner });
    expect(result(ann)).toEqual(result(bob));
    expect(Math.max(...ann.score)).toBe(2);
    for (const one of [ann, bob]) {
      expect(one).toMatchObject({ gaps: 0, missing: 0 });
      expect(one.tips).toBeGreaterThan(one.accepted);
      for (const record of one.records) expectVerified(record);
    }
  }
});
