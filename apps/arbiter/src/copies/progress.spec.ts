import { describe, expect, test } from '@jest/globals';
import { Progress, type Step } from './progress.ts';

/** What is written when these steps are told, each so many milliseconds after the one before. */
function told(isTTY: boolean, steps: readonly (Step & { readonly after: number })[]): string {
  let now = 0;
  let written = '';
  const out = { isTTY, write: (text: string) => (written += text) };
  const progress = new Progress(out, 'matches', () => now);
  for (const { after, ...step } of steps) {
    now += after;
    progress.tell(step);
  }
  progress.end();
  return written;
}

const what = 'restoring';

describe('progress', () => {
  test('on a terminal: one bar that is drawn over itself, with rate and what is left', () => {
    const steps = [
      { what, done: 0, all: 400, after: 0 },
      { what, done: 100, all: 400, after: 50 },
      { what, done: 100, all: 400, after: 950 },
      { what, done: 400, all: 400, after: 3_000 },
    ];
    expect(told(true, steps)).toBe(
      '\r\u001b[Krestoring: [######..................] 25 %, 100 of 400 matches, 100/s, 3 s left' +
        '\r\u001b[Krestoring: [########################] 100 %, 400 of 400 matches, 100/s, in 4 s\n',
    );
  });

  test('elsewhere: a line now and then, and one at the end of each step', () => {
    const steps = [
      { what: 'checking', done: 0, all: 2, after: 0 },
      { what: 'checking', done: 2, all: 2, after: 1_000 },
      { what, done: 0, all: 1_000, after: 0 },
      { what, done: 10, all: 1_000, after: 2_000 },
      { what, done: 20, all: 1_000, after: 4_000 },
      { what, done: 30, all: 1_000, after: 100 },
      { what, done: 1_000, all: 1_000, after: 100 },
      { what, done: 1_000, all: 1_000, after: 6_000 },
    ];
    expect(told(false, steps).split('\n')).toEqual([
      'checking: 100 %, 2 of 2 matches, 2/s, in 1 s',
      'restoring: 2 %, 20 of 1000 matches, 3/s, 5 min left',
      'restoring: 100 %, 1000 of 1000 matches, 161/s, in 7 s',
      '',
    ]);
  });

  test('of nothing there is nothing to tell', () => {
    expect(told(true, [{ what, done: 0, all: 0, after: 0 }])).toBe('');
  });
});
