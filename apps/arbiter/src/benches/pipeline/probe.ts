import { readFileSync, writeFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sharesOf, type Shares } from './stages.ts';

/**
 * Loaded into the server by `--import`: answers its parent, over the channel between processes, what the server has
 * used so far, and profiles it for a while. The server knows nothing of it.
 */

/** What the probe is asked. */
export type ProbeQuestion =
  | { readonly ask: 'usage' }
  | { readonly ask: 'heap' }
  | { readonly ask: 'profile' }
  /** Ends the profile. With a file, all of it is written there too. */
  | { readonly ask: 'shares'; readonly file?: string };

/** Processor time since the start, in milliseconds; of the main thread alone where the system tells. */
export interface Usage {
  readonly cpu: number;
  readonly main: number | null;
}

/** What the probe answers. */
export type ProbeAnswer =
  | { readonly usage: Usage }
  /** Bytes that the heap of the main thread holds after a collection. */
  | { readonly heap: number }
  | { readonly shares: Shares }
  | object;

/** Between two samples, in microseconds. */
const INTERVAL = 500;
const MILLIS_A_TICK = 10;

let session: Session | undefined;

process.on('message', (question: ProbeQuestion) => {
  switch (question.ask) {
    case 'usage':
      answer({ usage: usage() });
      return;
    case 'heap':
      setFlagsFromString('--expose-gc');
      (runInNewContext('gc') as () => void)();
      answer({ heap: process.memoryUsage().heapUsed });
      return;
    case 'profile':
      session = new Session();
      session.connect();
      session.post('Profiler.enable');
      session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
      session.post('Profiler.start', () => {
        answer({});
      });
      return;
    case 'shares':
      session?.post('Profiler.stop', (_, result?: Profiler.StopReturnType) => {
        session?.disconnect();
        if (result === undefined) return;
        if (question.file !== undefined) {
          writeFileSync(question.file, JSON.stringify(result.profile));
        }
        answer({ shares: sharesOf(result.profile) });
      });
      return;
    default:
      question satisfies never;
  }
});
// The channel alone keeps no server running; without its parent it has nobody to serve.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

function answer(it: ProbeAnswer): void {
  process.send?.(it);
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1_000, main: mainThread() };
}

/** Linux tells it in hundredths of a second. */
function mainThread(): number | null {
  try {
    const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MILLIS_A_TICK;
  } catch {
    return null;
  }
}
