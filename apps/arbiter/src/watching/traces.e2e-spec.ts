import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SPED_RED, STOMPY } from '@arbiter/sets';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import {
  Collector,
  commandTraces,
  endsGame,
  looseEnds,
  type CommandTrace,
} from './collector.behaviour-spec.ts';
import { OUTER, playOneGame, type PlayedGame } from './two-players.behaviour-spec.ts';

/** What every command comes to. */
const SERVICES = ['game-state', 'gateway', 'replay', 'rules-evaluation'];

describe('traces of all services in one process, of a game that was played', () => {
  const collector = new Collector();
  let folder: string;
  let server: ServerProcess;
  let played: PlayedGame;
  let traces: CommandTrace[];
  /** What the server logged. */
  let lines: Record<string, unknown>[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'traces-'));
    const env = await collector.listen();
    server = new ServerProcess(folder, 0, { ...env, ARBITER_LOG: 'debug' });
    await server.start();
    played = await playOneGame(server.url);
    for (const client of played.clients) client.close();
    while (await isBehind()) await pause(100);
    expect(await server.stop()).toBe(0);
    traces = commandTraces(collector.spans);
    lines = server.output
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }, 200_000);
  afterAll(async () => {
    await server.kill();
    collector.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Whether any group has not dealt with all there is. */
  async function isBehind(): Promise<boolean> {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return /^arbiter_consumer_lag_events\{.*\} [1-9]/mu.test(text);
  }

  test('every command that a player sent has one', () => {
    const games = played.match.games.map(({ game }) => game);
    expect(traces.length).toBeGreaterThan(30);
    for (const { root } of traces) expect(games).toContain(root.attributes['arbiter.game']);
    const ids = traces.map(({ root }) => root.attributes['arbiter.command']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('each is connected: every parent and every link leads to a span that was received', () => {
    for (const trace of traces) {
      expect(looseEnds(trace)).toEqual([]);
      expect(trace.own.filter(({ parentSpanId }) => parentSpanId === '').length).toBe(
        trace.root.traceId === OUTER.traceId ? 0 : 1,
      );
    }
  });

  test('each leads through every service but matchmaking, and that which ends the game through that, too', () => {
    const ends = traces.filter(endsGame);
    expect(ends).toHaveLength(1);
    for (const trace of traces) {
      const scopes = new Set([...trace.own, ...trace.linked].map(({ scope }) => scope));
      const services = ends.includes(trace) ? [...SERVICES, 'matchmaking'].sort() : SERVICES;
      expect([...scopes].sort()).toEqual(services.map((name) => `arbiter.${name}`));
    }
  });

  test('the way there is one of spans that begin in each other', () => {
    for (const { root, own } of traces) {
      const parents = new Map(own.map((span) => [span.spanId, span]));
      const delivered = own.find(({ name }) => name === 'deliver');
      const way: string[] = [];
      for (let span = delivered; span !== undefined; span = parents.get(span.parentSpanId)) {
        way.unshift(`${span.scope.slice('arbiter.'.length)}: ${span.name}`);
      }
      expect(way).toEqual([
        `gateway: ${root.name}`,
        'gateway: send game.commands.v1',
        'game-state: process game.commands.v1',
        'game-state: send rules.requests.v1',
        'rules-evaluation: process rules.requests.v1',
        'rules-evaluation: send rules.verdicts.v1',
        'game-state: process rules.verdicts.v1',
        'game-state: send game.events.v1',
        'gateway: process game.events.v1',
        'gateway: deliver',
      ]);
    }
  });

  test('each answer is a line of the log, with the ids of its trace, game and match', () => {
    const answered = lines.filter(({ message }) => message === 'answered');
    expect(answered).toHaveLength(traces.length);
    for (const { root } of traces) {
      const { 'arbiter.command': command, 'arbiter.game': game } = root.attributes;
      expect(answered.find((one) => one['command'] === command)).toMatchObject({
        ...{ trace_id: root.traceId, span_id: root.spanId },
        ...{ game, match: played.match.match, context: 'commands', level: 'debug' },
      });
    }
  });

  describe('no line and no span holds', () => {
    const all = (): string => [...server.output, ...collector.bodies].join('\n');

    test('(a search that finds what is there)', () => {
      expect(lines.length).toBeGreaterThan(100);
      for (const { game } of played.match.games) {
        expect(server.output.join('\n')).toContain(game);
        expect(collector.bodies.join('\n')).toContain(game);
      }
    });

    test('a token', () => {
      for (const { guest } of played.clients) {
        expect(all()).not.toContain(guest.token);
        expect(all()).not.toContain(guest.token.split('.').at(-1));
      }
    });

    test('a secret, kept or disclosed', () => {
      const secrets = new Set(played.asked.flat().map(({ secret }) => secret));
      expect(secrets.size).toBe(2);
      for (const secret of secrets) {
        expect(all()).not.toContain(secret);
        expect(all()).not.toContain(secret.slice(0, 64));
      }
    });

    test('a key of the server', () => {
      const files = readdirSync(join(folder, 'data', 'keys'), { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, 'data', 'keys', name))
        .filter((file) => statSync(file).isFile());
      const keys = files.flatMap(
        (file) => readFileSync(file, 'utf8').match(/[A-Za-z0-9+/_-]{40,}/gu) ?? [],
      );
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(all()).not.toContain(key);
    });

    test('a card, hidden or not', () => {
      const names = [STOMPY, SPED_RED].flatMap(({ main, side }) =>
        [...main, ...side].map(({ name }) => name),
      );
      expect(names.length).toBeGreaterThan(20);
      expect(names.filter((name) => all().includes(name))).toEqual([]);
    });
  });

  test('a request that is in a trace already goes on in it', () => {
    const [outer] = traces.filter(({ root }) => root.name.startsWith('POST'));
    expect(outer?.root).toMatchObject({
      traceId: OUTER.traceId,
      parentSpanId: OUTER.spanId,
      attributes: { 'http.response.status_code': 409, 'http.route': '/v1/games/:id/commands' },
    });
  });
});
