import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const GAMES = 3_600;

/** `arbiter random-games` with these options, on all cores. */
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

/** The long run of `.ci/run`; `npm test` plays some of these games (`random-games.spec.ts`). */
test(`in ${GAMES} random games nothing is wrong, each card comes up 20 times and each kind of decision 100`, async () => {
  const { code, told } = await randomGames(
    ...['--games', String(GAMES), '--cards', '20', '--decisions', '100'],
  );
  process.stdout.write(told);
  expect(code).toBe(0);
  expect(told).toContain(`${GAMES} games, 0 with something wrong`);
}, 1_800_000);

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
