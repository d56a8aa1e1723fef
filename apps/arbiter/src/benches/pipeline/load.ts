import { setTimeout as pause } from 'node:timers/promises';
import type { Players } from './players.ts';
import type { ServerProcess } from './server-process.ts';
import { Tally } from './tally.ts';

/** What was measured at one number of matches. Processor times in milliseconds. */
export interface Measured {
  /** How many matches were asked for, how many players got a seat in time, how many games had a command answered. */
  readonly wanted: number;
  readonly seated: number;
  readonly playing: number;
  readonly perSecond: number;
  readonly tally: Tally;
  readonly serverCpu: number;
  /** Of the server's main thread; null where the system does not tell. */
  readonly mainCpu: number | null;
  readonly loadCpu: number;
}

/** Measures for so long what the players do to the server. */
export async function measure(
  server: ServerProcess,
  players: Players,
  wanted: number,
  millis: number,
): Promise<Measured> {
  const before = await server.usage();
  const loadBefore = process.cpuUsage();
  const began = performance.now();
  const tally = new Tally();
  players.tally = tally;
  await pause(millis);
  players.tally = null;
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(loadBefore);
  const after = await server.usage();
  return {
    wanted,
    seated: players.count,
    playing: tally.games,
    perSecond: tally.count / seconds,
    tally,
    serverCpu: after.cpu - before.cpu,
    mainCpu: after.main === null || before.main === null ? null : after.main - before.main,
    loadCpu: (user + system) / 1_000,
  };
}
