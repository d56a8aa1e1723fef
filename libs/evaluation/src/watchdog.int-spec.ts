import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';

/** Runs a program with a watchdog that allows half a second, as it was compiled. */
const run = (program: string) => {
  const { signal, stderr, stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startWatchdog } from './libs/evaluation/dist/watchdog.js';
       const watchdog = startWatchdog('rules-evaluation', 500);
       const busy = (ms) => { for (const end = Date.now() + ms; Date.now() < end; ); };
       ${program}
       console.log('done');`,
    ],
    { encoding: 'utf8', timeout: 15_000 },
  );
  return { signal, stderr, done: stdout.includes('done') };
};

describe('the watchdog', () => {
  test('ends the process when a decision does not end, and says so', () => {
    const { signal, stderr, done } = run('watchdog.begin(); for (;;);');
    expect({ signal, done }).toEqual({ signal: 'SIGKILL', done: false });
    expect(JSON.parse(stderr)).toMatchObject({
      level: 'error',
      message: expect.stringContaining('did not end'),
    });
  });

  test('ignores many decisions and long work between them, and does not keep the process alive', () => {
    const decisions =
      'for (let i = 0; i < 20; i++) { watchdog.begin(); busy(50); watchdog.end(); }';
    expect(run(`${decisions} busy(1_500);`)).toMatchObject({ signal: null, done: true });
  });
});
