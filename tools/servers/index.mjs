/** The servers that Arbiter stands on where it is distributed: what the tests start, each in a folder of its own. */
import { startKafka } from './kafka.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * @typedef {object} StartedServer
 * @property {string} address  what its variable is set to
 * @property {() => Promise<void>} stop
 */

/** @type {readonly { name: string, variable: string, start: (folder: string) => Promise<StartedServer> }[]} */
export const SERVERS = [
  {
    name: 'kafka',
    variable: 'ARBITER_TEST_KAFKA',
    start: async (folder) => {
      const { brokers, stop } = await startKafka({ folder });
      return { address: brokers.join(), stop };
    },
  },
  {
    name: 'postgres',
    variable: 'ARBITER_TEST_POSTGRES',
    start: async (folder) => {
      const { url, stop } = await startPostgres({ folder });
      return { address: url, stop };
    },
  },
  {
    name: 'redis',
    variable: 'ARBITER_TEST_REDIS',
    start: async (folder) => {
      const { url, stop } = await startRedis({ folder });
      return { address: url, stop };
    },
  },
];
