import { parentPort, workerData } from 'node:worker_threads';
import { playShare, type Share } from './play.ts';

/** Plays one share in a thread of its own: posts for each game what is wrong in it, and what came up at the end. */
const coverage = playShare(workerData as Share, (fault) => parentPort?.postMessage({ fault }));
parentPort?.postMessage({ coverage });
