import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Client } from '@arbiter/client';
import { STOMPY } from '@arbiter/sets';
import { ROOT } from '../ledger/sources.ts';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { playOneGame, type PlayedGame } from './two-players.behaviour-spec.ts';

interface Listed {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
}
const listed = Object.entries(
  JSON.parse(readFileSync(join(ROOT, 'deploy/observability/metrics.json'), 'utf8')) as Record<
    string,
    Listed
  >,
);

/** That replay has joined its group is told before how far it is behind. */
const REPLAY_READS = /^arbiter_consumer_lag_events\{[^}]*group="replay"/mu;

/** One line of Prometheus's text format. */
interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/u.exec(line) ?? [];
    if (value === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/gu)].map(
      ([, label = '', of = '']): [string, string] => [label, of],
    );
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
}

/** Opens a ticket that stays in the queue. */
async function waitForNobody(client: Client): Promise<void> {
  const deck = { main: STOMPY.main, side: STOMPY.side } as never;
  const { ticket } = await client.openTicket({ bestOf: 3, deck });
  while ((await client.ticket(ticket)).status !== 'waiting') await pause(20);
}

describe('/metrics of all services in one process, around a game that was played', () => {
  let folder: string;
  let server: ServerProcess;
  let text: string;
  let during: Sample[];
  let after: Sample[];
  let played: PlayedGame;
  const fetched = async (): Promise<string> => {
    const answer = await fetch(`${server.url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/u);
    return answer.text();
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'metrics-'));
    server = new ServerProcess(folder);
    await server.start();
    const texts: string[] = [];
    const looking = setInterval(() => void fetched().then((one) => texts.push(one)), 300);
    played = await playOneGame(server.url);
    clearInterval(looking);
    await waitForNobody(played.clients[0]!);
    during = texts.flatMap(samplesOf);
    // Nobody waits for replay while it opens its read models: on a busy machine the game is over before.
    while (!REPLAY_READS.test((text = await fetched()))) await pause(100);
    after = samplesOf(text);
  }, 200_000);
  afterAll(async () => {
    for (const client of played.clients) client.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const valuesOf = (samples: readonly Sample[], name: string, labels: Sample['labels'] = {}) =>
    samples
      .filter(
        (one) =>
          one.name === name &&
          Object.entries(labels).every(([label, value]) => one.labels[label] === value),
      )
      .map(({ value }) => value);
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

  test.each(listed)(
    '%s is there as the table says, and has values',
    (name, { type, help, labels }) => {
      expect(text).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`);
      const own = type === 'histogram' ? `${name}_bucket` : name;
      const found = after.filter((one) => one.name === own);
      expect(found.length).toBeGreaterThan(0);
      const expected = type === 'histogram' ? ['le', ...labels] : [...labels];
      for (const one of found) expect(Object.keys(one.labels).sort()).toEqual(expected.sort());
    },
  );

  test('nothing else of ours is there', () => {
    const names = [...text.matchAll(/^# TYPE (arbiter_\w+)/gmu)].map(([, name]) => name);
    const table = listed.map(([name]) => name);
    expect(names.filter((name) => !table.includes(name!))).toEqual([]);
  });

  test('commands that were acknowledged, by edition and kind', () => {
    const count = (kind: string) =>
      sum(valuesOf(after, 'arbiter_command_duration_seconds_count', { edition: '6ED', kind }));
    expect(count('Pass')).toBeGreaterThan(10);
    expect(count('DiscloseSecret')).toBe(2);
    expect(
      valuesOf(after, 'arbiter_command_duration_seconds_bucket', { kind: 'Pass', le: '+Inf' }),
    ).toEqual([count('Pass')]);
    expect(
      sum(valuesOf(after, 'arbiter_evaluation_duration_seconds_count', { kind: 'StartGame' })),
    ).toBe(1);
  });

  test('the refusal, by the rule that it named', () => {
    const { rule, edition } = played.refused as unknown as { rule: string; edition: string };
    expect(valuesOf(after, 'arbiter_refusals_total', { edition, rule })).toEqual([1]);
  });

  test('the game, while it went on and when it was over', () => {
    expect(valuesOf(during, 'arbiter_games_live', { edition: '6ED' })).toContain(1);
    expect(valuesOf(after, 'arbiter_games_live', { edition: '6ED' })).toEqual([0]);
    expect(valuesOf(after, 'arbiter_games_suspended', { edition: '6ED' })).toEqual([0]);
  });

  test('one ticket waits; two have, for each other', () => {
    expect(valuesOf(after, 'arbiter_queue_tickets', { format: 'freeform' })).toEqual([1]);
    expect(valuesOf(after, 'arbiter_queue_wait_seconds_count', { edition: '6ED' })).toEqual([2]);
  });

  test('two sockets, and all commands answered', () => {
    expect(valuesOf(after, 'arbiter_sockets')[0]).toBeGreaterThanOrEqual(2);
    expect(valuesOf(after, 'arbiter_commands_pending')).toEqual([0]);
  });

  test('each group on each topic: behind while it works, then not', () => {
    const groups = new Set(
      after
        .filter(({ name }) => name === 'arbiter_consumer_lag_events')
        .map(({ labels }) => labels['group']),
    );
    // The evaluators of each build are a group of their own.
    const names = [...groups].map((group) => group?.replace(/\.[0-9a-f]{16}$/u, ''));
    expect(names.sort()).toEqual([
      'game-state',
      'gateway',
      'matchmaking',
      'replay',
      'replay.public',
      'rules-evaluation',
    ]);
    expect(Math.max(...valuesOf(during, 'arbiter_consumer_lag_events'))).toBeGreaterThan(0);
    expect(Math.max(...valuesOf(during, 'arbiter_consumer_lag_seconds'))).toBeGreaterThan(0);
    expect(sum(valuesOf(after, 'arbiter_rebalances_total', { group: 'game-state' }))).toBe(1);
  });

  test('projections: behind while a batch waits for its transaction', () => {
    expect(Math.max(...valuesOf(during, 'arbiter_projection_lag_seconds'))).toBeGreaterThan(0);
  });

  test('no game, match or player is a label, so there are not many of them', () => {
    const ids = [
      played.match.match,
      ...played.match.players.map(({ player }) => player),
      ...played.match.games.map(({ game }) => game),
    ];
    for (const id of ids) expect(text).not.toContain(id);
    expect(after.length).toBeLessThan(1_500);
  });

  test('a request through a proxy comes from outside and finds nothing', async () => {
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const answer = await fetch(`${server.url}/metrics`, { headers: { [header]: 'for=1.2.3.4' } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('arbiter_');
    }
  });
});
