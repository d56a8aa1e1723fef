import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTopics, openKafkaLog, type LogRecord } from '@arbiter/event-log';
import { topics, type PublicEvent } from '@arbiter/protocol';
import kafkajs from 'kafkajs';
import { ROOT } from '../ledger/sources.ts';
import { playMatch, valueOf, type PlayedMatch } from './played-match.behaviour-spec.ts';

/*
 * The examples of docs/analytics.md, as they stand there, on a real broker that has a match which was played through
 * all services. Some of its messages are there twice, as they may be.
 */
const KAFKA = process.env['ARBITER_TEST_KAFKA'] ?? '';
const PUBLIC = [topics.matchPublicEvents, topics.gamePublicEvents];
const RATES = join(ROOT, 'examples/analytics/rates.py');
const TOLD_AGAIN = 300;

/** What rates.py says with --json. */
interface Rates {
  readonly games: number;
  readonly cards: readonly { card: string; decks: number; played: number; won: number }[];
  readonly [name: string]: unknown;
}

describe('the examples for analytics', () => {
  let match: PlayedMatch;
  let python: string;
  let folder: string;
  const game = (one: LogRecord): PublicEvent => valueOf(one).event;
  const eventsOf = (id: string): PublicEvent[] =>
    match.records.filter(({ key }) => key === id).map(game);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'examples-'));
    python = pythonWith(join(ROOT, 'examples/analytics/requirements.txt'));
    match = await playMatch();
    const brokers = KAFKA.split(',');
    await emptied(brokers);
    await createTopics({ brokers }, PUBLIC);
    const log = await openKafkaLog({ brokers, topics: PUBLIC });
    const { records } = match;
    const again = records.filter((_, i) => i % Math.ceil(records.length / TOLD_AGAIN) === 0);
    await log.append([...records, ...again]);
    await log.close();
  }, 600_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** A shell block of the document that has these words, run as it is. */
  function runBlock(words: string): string {
    const text = readFileSync(join(ROOT, 'docs/analytics.md'), 'utf8');
    const blocks = [...text.matchAll(/```sh\n([^`]*)```/g)].map(([, block]) => block!);
    const block = blocks.filter((one) => one.includes(words));
    expect(block).toHaveLength(1);
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', block[0]!], {
      cwd: ROOT,
      env: { ...process.env, KAFKA },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  }

  test('kcat shows matches with their headers', () => {
    const lines = runBlock('match.public-events.v1').trim().split('\n');
    const shown = new Set(
      lines.map((line) => (JSON.parse(line.split('\t')[2]!) as { id: string }).id),
    );
    const told = match.records.filter(({ topic }) => topic === topics.matchPublicEvents.name);
    expect([...shown].sort()).toEqual(told.map((one) => valueOf(one).id).sort());
    expect(lines[0]).toContain('ce_type=arbiter.public.match.v1');
  });

  test('kcat shows how games have ended', () => {
    const lines = runBlock('GameEnded').trim().split('\n');
    expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(match.games));
  });

  function rates(...options: string[]): Rates {
    const args = [RATES, '--brokers', KAFKA, '--json', ...options];
    const { status, stdout, stderr } = spawnSync(python, args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return JSON.parse(stdout) as Rates;
  }

  test('rates.py counts what was played, and whatever is told twice once', () => {
    const games = match.games.map(eventsOf);
    const last = <T extends PublicEvent['type']>(events: PublicEvent[], type: T) =>
      events.filter((one): one is Extract<PublicEvent, { type: T }> => one.type === type).at(-1)!;
    const mean = (numbers: number[]): number =>
      numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    const found = rates('--group', 'counts');
    expect(found).toMatchObject({
      matches: 1,
      games: games.length,
      draws: 0,
      'wins of who plays first': games.filter(
        (events) => last(events, 'GameEnded').winner === last(events, 'StartingPlayerChosen').seat,
      ).length,
    });
    expect(found['turns, mean']).toBeCloseTo(
      mean(games.map((events) => last(events, 'TurnBegan').number)),
    );
    const minutes = match.games.map((id) => {
      const at = (type: string): number =>
        valueOf(match.records.find((one) => one.key === id && game(one).type === type)!).at;
      return (at('GameEnded') - at('GameStarted')) / 60_000;
    });
    expect(found['minutes, mean']).toBeCloseTo(mean(minutes));
    const forest = found.cards.find(({ card }) => card === 'Forest')!;
    expect(forest).toMatchObject({ decks: games.length });
    // Both decks may have a card: each counts for itself.
    const casts = (name: string): number =>
      games.flatMap((events) => {
        const cast = events.filter((one) => one.type === 'SpellCast' && one.name === name);
        return [...new Set(cast.map((one) => 'seat' in one && one.seat))];
      }).length;
    for (const { card, played, decks, won } of found.cards) {
      expect(played).toBeLessThanOrEqual(decks);
      expect(won).toBeLessThanOrEqual(played);
      if (casts(card) > 0) expect([card, played]).toEqual([card, casts(card)]);
    }
    expect(found.cards.filter(({ card }) => casts(card) > 0).length).toBeGreaterThan(5);
  }, 120_000);

  test('rates.py goes on where it was, and a new group on the same state changes nothing', () => {
    const state = ['--state', join(folder, 'rates.db')];
    const first = rates('--group', 'kept', ...state);
    expect(first.games).toBe(match.games.length);
    expect(rates('--group', 'kept', ...state)).toEqual(first);
    expect(rates('--group', 'another', ...state)).toEqual(first);
  }, 120_000);
});

/** Distributed tests empty what they are given. */
async function emptied(brokers: string[]): Promise<void> {
  const admin = new kafkajs.Kafka({ brokers, logLevel: kafkajs.logLevel.NOTHING }).admin();
  await admin.connect();
  const there = await admin.listTopics();
  const ours = PUBLIC.map(({ name }) => name).filter((name) => there.includes(name));
  if (ours.length > 0) await admin.deleteTopics({ topics: ours });
  await admin.disconnect();
}

/**
 * A Python that has these requirements: a virtual environment in the user's cache folder, made once for the same ones.
 *
 * @throws {Error} with what Python or pip says
 */
function pythonWith(requirements: string): string {
  const wanted = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'arbiter');
  const environment = join(cache, `python-${wanted}`);
  const interpreter = join(environment, 'bin', 'python');
  const stamp = join(environment, 'ready');
  if (existsSync(stamp)) return interpreter;
  rmSync(environment, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  run('python3', ['-m', 'venv', environment]);
  run(interpreter, [
    '-m',
    'pip',
    'install',
    '-q',
    '--disable-pip-version-check',
    '-r',
    requirements,
  ]);
  // Last of all: a folder without it was left half-made.
  writeFileSync(stamp, '');
  return interpreter;
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
  }
}
