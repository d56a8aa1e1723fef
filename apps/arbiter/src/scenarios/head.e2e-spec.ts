import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const SCENARIOS = fileURLToPath(new URL('../../../../libs/conformance/6ED/409', import.meta.url));

test('a reader who has seen enough, as head, may leave: nothing is complained of', async () => {
  const child = spawn(process.execPath, [MAIN, 'scenario', SCENARIOS, '--story'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const complaints = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = (await once(child, 'exit')) as unknown[];
  expect([code, await complaints]).toEqual([0, '']);
}, 60_000);
