/** The watchdog's thread; see watchdog.ts. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watch } from './watchdog.ts';

/** Polling interval. It counts its own polls, so that time in which the whole process was paused doesn't count. */
const LOOK = 100;

const { deciding, longest, name } = workerData as Watch;
let last = 0;
let looks = 0;
setInterval(() => {
  const now = Atomics.load(deciding, 0);
  looks = now !== 0 && now === last ? looks + 1 : 0;
  last = now;
  if (looks * LOOK < longest) return;
  const message = `a decision did not end within ${longest} ms; this process ends`;
  writeSync(2, `${JSON.stringify({ level: 'error', context: name, message })}\n`);
  process.kill(process.pid, 'SIGKILL');
}, LOOK);
