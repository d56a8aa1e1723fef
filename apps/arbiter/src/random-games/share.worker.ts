import { parentPort, workerData } from 'node:worker_threads';
import { playShare, type Share } from './play.ts';

/** Plays one share in a thread of its own: posts `null` for each game, what came up at the end, or what is wrong. */
try {
  const coverage = playShare(workerData as Share, () => parentPort?.postMessage(null));
  parentPort?.postMessage({ coverage });
} catch (error) {
  parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) });
}
