/** The promises, and which of them were broken: checked once the games are over. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ARBITER, messageOf } from '../distributed/cluster.mjs';
import { audit, chainsOf } from './audit.mjs';
import { differencesFromRebuild, query } from './models.mjs';

/** How long the record of a match that is over may take to be whole, in milliseconds. */
const PATIENCE = 120_000;

/**
 * @typedef {import('./tables.mjs').Ended} Ended
 *
 * @typedef {object} Played  what is left when all is played
 * @property {import('../distributed/cluster.mjs').Cluster} cluster
 * @property {import('@arbiter/event-log').EventLog} log
 * @property {import('./ledger.mjs').Ledger} ledger
 * @property {import('./tables.mjs').Tables} tables
 * @property {readonly string[]} wrong  what went wrong in play itself, a line each
 * @property {string} folder  for files that are needed meanwhile
 * @property {string | undefined} sabotage  `lost` and `models` are done to what is read here
 * @property {(line: string) => void} say
 *
 * @typedef {object} Judged  how it stands with the promises
 * @property {readonly [name: string, broken: readonly string[]][]} promises  each with what broke it, a line each
 * @property {number} games  in the record
 * @property {number} finished  of them
 * @property {number} acknowledged  commands that were answered
 * @property {number} tips  signed ones that players were told
 * @property {boolean} sameModels  whether the read models equal a rebuild
 */

/** Holds what players were told against the record. @param {Played} played @returns {Promise<Judged>} */
export async function judged({ cluster, log, ledger, tables, wrong, folder, sabotage, say }) {
  const chains = await chainsOf(log);
  if (sabotage === 'lost') for (const chain of chains.values()) chain.pop();
  const told = tables.clients.map((client) => ({
    player: client.player ?? '',
    tips: client.games.flatMap((game) => client.tipsOf(game)),
  }));
  const found = audit({ ledger, told, chains, keys: await trusted(cluster) });
  const unverified = await verify(tables.ended, folder);
  if (sabotage === 'models')
    await query(cluster.postgres.url, 'update records set turn = turn + 1');
  const models = await differencesFromRebuild(cluster, log, say);

  const finished = new Set(
    tables.ended.flatMap(({ match }) => match.games.map(({ game }) => game)),
  );
  const unfinished = [...chains.keys()].filter((game) => !finished.has(game));
  const nothing = found.acknowledged === 0 ? ['nothing was played'] : [];
  return {
    promises: [
      ['games that did not come to their end', [...wrong, ...nothing, ...unfinished]],
      ['acknowledged commands lost', found.lost],
      ['applied twice', found.twice],
      ['told something that later was not so', found.untrue],
      ['matches whose players were told different ends', disagreements(tables.ended)],
      ['records that do not verify', unverified],
      ['rows of the read models unlike a rebuild', models],
    ],
    ...{ games: chains.size, finished: finished.size, sameModels: models.length === 0 },
    ...{ acknowledged: found.acknowledged, tips: found.tips },
  };
}

/** The keys by which tips are signed, as published. @param {Played['cluster']} cluster */
async function trusted({ url }) {
  const published = await fetch(new URL('/.well-known/tips.json', url));
  const { keys } = /** @type {{ keys: readonly import('@arbiter/protocol').PublicKey[] }} */ (
    await published.json()
  );
  return keys.map(({ kty, crv, x, kid }) => ({ kty, crv, x, kid }));
}

/** Both players of a match were told the same end. @param {readonly Ended[]} ended */
function disagreements(ended) {
  /** @type {Map<string, Set<string>>} */
  const ends = new Map();
  for (const { match } of ended) {
    const told = ends.get(match.match) ?? new Set();
    ends.set(match.match, told);
    told.add(JSON.stringify([match.score, match.winner, match.games]));
  }
  return [...ends].flatMap(([match, told]) =>
    told.size > 1 ? [`${match}: ${[...told].join(' and ')}`] : [],
  );
}

/**
 * Downloads each game's record as its player does, and has the command line verify it.
 *
 * @param {readonly Ended[]} ended @param {string} folder
 */
async function verify(ended, folder) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const { client, match } of ended) {
    for (const { game } of match.games) {
      if (files.has(game)) continue;
      const file = join(folder, `${game}.ndjson`);
      files.set(game, file);
      writeFileSync(file, await wholeRecord(client, game));
    }
  }
  if (files.size === 0) return [];
  const { status, stderr } = spawnSync(process.execPath, [ARBITER, 'verify', ...files.values()], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? [] : stderr.trim().split('\n');
}

/** The record of a match that is over begins with a header; before, it is what the seat was sent. */
async function wholeRecord(
  /** @type {import('@arbiter/client').Client} */ client,
  /** @type {string} */ game,
) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const text = await client.record(game).catch(messageOf);
    if (text.includes('"record":"record.v1"') || Date.now() > until) return text;
    await pause(200);
  }
}
