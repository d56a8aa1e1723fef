import { ServerProcess } from '../pipeline/server-process.ts';
import { liveGames } from './live-games.ts';
import { projected } from './projected.ts';
import type { Started, Where } from './where.ts';

/** How long a start may take before the bench gives up, in milliseconds. */
const PATIENCE = 7_200_000;

/** One process on a data folder. */
export function embedded(data: string): Where {
  let server: ServerProcess | undefined;
  const running = (): ServerProcess => {
    if (server === undefined) throw new Error('no server was started');
    return server;
  };
  const start = async (): Promise<Started> => {
    const began = performance.now();
    server = await ServerProcess.start(data, PATIENCE);
    return { url: server.url, began, ready: performance.now() };
  };
  return {
    fill: (many) => liveGames(data, many),
    start,
    projected: () => projected(running().url),
    async killed() {
      await running().stop(); // It leaves snapshots of all that it has.
      await start();
      await running().kill();
      return start();
    },
    memory: async () => ({ heap: await running().heap() }),
    stop: async () => server?.stop(),
  };
}
