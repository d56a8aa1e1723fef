import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { testInTurn } from '../../../../tools/in-turn.mjs';
import { MAIN } from '../serve/child.behaviour-spec.ts';

/** What rare bots do follows from the games of their thread before: two threads, whatever the machine has. */
const JOBS = ['--jobs', '2'];

/** Enough for everything that these decks can bring up; a long run (docs/random-games.md) finds what is rarer. */
const GAMES = 400;

/** Each spell that works is dealt to one deck of these, and some to a second. */
const POOL_GAMES = 100;

/** A sample of each of the other editions. */
const GAMES_OF_OTHERS = 6;

/** `arbiter random-games` with these options. */
async function randomGames(...options: string[]): Promise<{ code: unknown; told: string }> {
  const child = spawn(process.execPath, [MAIN, 'random-games', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [told, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<unknown[]>,
  ]);
  return { code, told: `${complaints}\n${told}` };
}

/** `npm test` plays some of these games (`random-games.spec.ts`). */
testInTurn(1)(
  `in ${GAMES} random games nothing is wrong, each card of their decks comes up 3 times and each kind of decision 8`,
  async () => {
    const { code, told } = await randomGames(
      ...['--games', String(GAMES), ...JOBS, '--cards', '3', '--decisions', '8'],
    );
    process.stdout.write(told);
    expect(code).toBe(0);
    expect(told).toContain(`${GAMES} games, 0 with something wrong`);
  },
  1_800_000,
);

testInTurn(2)(
  `in ${POOL_GAMES} random games over the whole pool nothing is wrong, and ten cards a game are played`,
  async () => {
    const { code, told } = await randomGames('--pool', '--games', String(POOL_GAMES), ...JOBS);
    const [, cards, once] = /cards played: (\d+); once (\d+)/u.exec(told) ?? [];
    process.stdout.write(`${POOL_GAMES} games over the pool: ${once} of ${cards} cards played\n`);
    expect({ code, told: code === 0 ? '' : told }).toEqual({ code: 0, told: '' });
    expect(told).toContain(`${POOL_GAMES} games, 0 with something wrong`);
    expect(Number(once)).toBeGreaterThan(10 * POOL_GAMES);
  },
  1_800_000,
);

testInTurn(0).each([
  ['TSP', '2006-10-06'],
  ['5ED', '1999-05-31'],
  ['4ED', '1996-08-31'],
])(
  `in ${GAMES_OF_OTHERS} random games under %s with the cards until %s nothing is wrong, and things are played`,
  async (edition, until) => {
    const { code, told } = await randomGames(
      ...['--pool', '--edition', edition, '--until', until],
      ...['--games', String(GAMES_OF_OTHERS), ...JOBS],
    );
    const once = /cards played: \d+; once (\d+)/u.exec(told)?.[1];
    expect({ code, told: code === 0 ? '' : told }).toEqual({ code: 0, told: '' });
    // Where nobody is asked in a main phase, nothing is wrong either.
    expect(Number(once)).toBeGreaterThan(GAMES_OF_OTHERS * 5);
  },
  600_000,
);

test('a long run goes on where it was stopped, and counts what it had', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'random-games-'));
  try {
    const run = ['--pool', '--edition', '4ED', '--keep', folder, '--until', '1996-08-31'];
    const first = await randomGames(...run, '--games', '1');
    const [before] = readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
    const second = await randomGames(...run, '--games', '1');
    expect(second).toEqual(first);
    const [after] = readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
    expect(after).toBe(before);
    const more = await randomGames(...run, '--from', '1', '--games', '1');
    expect(more.told).toContain('2 games of 1 build of the engine, 0 with something wrong');
    // Other blocks of the same games would be counted beside these.
    const twice = await randomGames(...run, '--games', '2');
    expect(twice.code).toBe(2);
    expect(twice.told).toContain('has games 0 to 0 of the pool of 4ED until 1996-08-31');
    writeFileSync(join(folder, 'torn.json'), '{"of');
    const torn = await randomGames(...run, '--games', '1');
    expect(torn.code).toBe(2);
    expect(torn.told).toContain('torn.json holds no random games');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

test('what comes up too seldom is named', async () => {
  const { code, told } = await randomGames('--games', '1', '--jobs', '1', '--decisions', '1000');
  expect(told).toContain('came up too seldom: ');
  expect(code).toBe(1);
}, 60_000);

test('an option that makes no sense is refused by its name', async () => {
  const { code, told } = await randomGames('--games', '0');
  expect(told).toContain('--games 0 is no whole number of at least 1');
  expect(code).toBe(2);
}, 60_000);
