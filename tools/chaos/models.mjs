/** The read models, compared with projecting the topics again into an empty database. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { topics } from '@arbiter/protocol';
import pg from 'pg';
import { keepRunning } from '../distributed/processes.mjs';

/** How long the projections may be behind when all is over, in milliseconds. */
const PATIENCE = 300_000;

/** What each table is in order of, for anyone who compares. */
const TABLES = { matches: 'match', games: 'game', records: 'game', commits: 'game, version' };

/** Whether a record was checked is not projected: it comes later, and the rebuild ends before. */
const NOT_PROJECTED = ['checked'];

/**
 * @param {import('../distributed/cluster.mjs').Cluster} cluster  in which nobody plays any more
 * @param {import('@arbiter/event-log').EventLog} log
 * @param {(line: string) => void} say
 * @returns {Promise<string[]>} what differs, a line each
 */
export async function differencesFromRebuild(cluster, log, say) {
  const { url } = cluster.postgres;
  await projected(url, log);
  for (const { name } of cluster.instances.filter(({ service }) => service === 'replay')) {
    await cluster.leave(name);
  }
  const empty = new URL(url);
  empty.pathname = '/rebuilt';
  await query(url, 'create database rebuilt');
  const rebuilding = await keepRunning(
    {
      name: 'rebuild',
      args: [cluster.mainOf('replay')],
      env: { ...cluster.env, PORT: '0', ARBITER_READ_MODELS: empty.href },
      log: join(cluster.logs, 'rebuild.log'),
    },
    say,
  );
  try {
    await projected(empty.href, log);
  } finally {
    await rebuilding.stop();
  }
  /** @type {string[]} */
  const found = [];
  for (const [table, key] of Object.entries(TABLES)) {
    const [was, is] = await Promise.all(
      [url, empty.href].map((one) => query(one, `select * from ${table} order by ${key}`)),
    );
    found.push(...differences(table, key.split(', '), was ?? [], is ?? []));
  }
  return found;
}

/**
 * Which rows are not the same.
 *
 * @param {string} table @param {string[]} key its columns that name a row
 * @param {readonly Record<string, unknown>[]} was @param {readonly Record<string, unknown>[]} is
 * @returns {string[]}
 */
export function differences(table, key, was, is) {
  const named = (/** @type {Record<string, unknown>} */ row) =>
    key.map((column) => String(row[column])).join(' ');
  const [a, b] = [was, is].map((rows) => new Map(rows.map((row) => [named(row), row])));
  return [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])].flatMap((name) => {
    const [one, other] = [a?.get(name), b?.get(name)];
    if (one === undefined) return [`${table} ${name} is missing`];
    if (other === undefined) return [`${table} ${name} should not be there`];
    const columns = Object.keys(one).filter(
      (column) =>
        !NOT_PROJECTED.includes(column) &&
        JSON.stringify(one[column]) !== JSON.stringify(other[column]),
    );
    return columns.length === 0 ? [] : [`${table} ${name} has another ${columns.join(', ')}`];
  });
}

/**
 * Resolves when all that is on the topics stands in the rows.
 *
 * @param {string} url @param {import('@arbiter/event-log').EventLog} log
 */
async function projected(url, log) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const behind = await behindWith(url, log).catch(String);
    if (behind === undefined) return;
    if (Date.now() > until) throw new Error(`the read models are behind: ${behind}`);
    await pause(500);
  }
}

/** @param {string} url @param {import('@arbiter/event-log').EventLog} log */
async function behindWith(url, log) {
  const rows = await query(url, 'select topic, partition, next from checkpoints');
  const next = new Map(rows.map((row) => [`${row['topic']}/${row['partition']}`, row['next']]));
  for (const { name } of [topics.matchmakingEvents, topics.gameEvents]) {
    const extents = await log.extents(name);
    for (const [partition, extent] of extents.entries()) {
      const at = Number(next.get(`${name}/${String(partition)}`) ?? 0);
      if (at < extent.next)
        return `${name}/${String(partition)} ${String(at)} of ${String(extent.next)}`;
    }
  }
  return undefined;
}

/** @param {string} url @param {string} text @returns {Promise<Record<string, unknown>[]>} */
export async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
