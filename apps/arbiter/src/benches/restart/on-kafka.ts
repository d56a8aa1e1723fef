import { once } from 'node:events';
import { join } from 'node:path';
import { openKafkaLog } from '@arbiter/event-log';
import { openKeyRing } from '@arbiter/http';
import { fill } from './live-games.ts';
import { projected } from './projected.ts';
import type { Where } from './where.ts';

/** What tools/bench.mjs, which has the services, answers to what it is asked. */
interface Answers {
  /** Once all services are ready: where players go, and where the metrics of replay are. */
  readonly start: { readonly url: string; readonly replay: string };
  /** Once all of them have been killed with -9, and are about to be started again. */
  readonly kill: { readonly killed: true };
  /** Bytes in memory, by service. */
  readonly memory: { readonly memory: Readonly<Record<string, number>> };
}

/** Services of their own over a broker, which tools/bench.mjs starts, kills and starts again. */
export function onKafka(data: string, brokers: readonly string[]): Where {
  let at: Answers['start'] = { url: '', replay: '' };
  return {
    async fill(many) {
      const log = await openKafkaLog({ brokers });
      try {
        return await fill(log, openKeyRing(join(data, 'keys'), ['players']), many);
      } finally {
        await log.close();
      }
    },
    async start() {
      const began = performance.now();
      at = await ask('start');
      return { url: at.url, began, ready: performance.now() };
    },
    projected: () => projected(at.replay),
    async killed() {
      const began = performance.now();
      await ask('kill');
      return { url: at.url, began, ready: null };
    },
    memory: async () => (await ask('memory')).memory,
    stop: () => Promise.resolve(), // The bench that has the services stops them once it is over.
  };
}

async function ask<A extends keyof Answers>(what: A): Promise<Answers[A]> {
  if (process.send === undefined) throw new Error('nobody is there who has the services');
  const answer = once(process, 'message') as Promise<[Answers[A]]>;
  process.send({ ask: what });
  const [said] = await answer;
  return said;
}
