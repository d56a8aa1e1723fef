/** Holds what players were told against the record, when all is over. */
import {
  commandId,
  commandOf,
  isRefusal,
  parseCommit,
  readCommit,
  topics,
  verifyTip,
} from '@arbiter/protocol';

/**
 * @typedef {import('@arbiter/protocol').Commit} Commit
 * @typedef {import('@arbiter/protocol').SignedTip} SignedTip
 *
 * @typedef {object} Told  what one player was told
 * @property {string} player
 * @property {readonly SignedTip[]} tips
 *
 * @typedef {object} Audit  each list names what broke a promise, a line each
 * @property {number} acknowledged
 * @property {number} tips  signed ones that were looked up
 * @property {string[]} lost    acknowledged, and not in the record where it was said to be
 * @property {string[]} twice   in the record more than once, or never sent by anybody
 * @property {string[]} untrue  told, and later not so
 */

/**
 * The accepted commits of every game, read from the topic itself.
 *
 * @param {Pick<import('@arbiter/event-log').EventLog, 'partitions' | 'read'>} log
 * @returns {Promise<Map<string, Commit[]>>}
 */
export async function chainsOf(log) {
  const { name } = topics.gameEvents;
  /** @type {Map<string, import('@arbiter/protocol').Head>} */
  const heads = new Map();
  /** @type {Map<string, Commit[]>} */
  const chains = new Map();
  for (let partition = 0; partition < log.partitions(name); partition++) {
    for await (const { key, value } of log.read(name, partition, 0)) {
      const parsed = parseCommit(value ?? '');
      if ('bad' in parsed || readCommit(heads, key, parsed.commit) !== 'accepted') continue;
      const chain = chains.get(key) ?? [];
      chains.set(key, chain);
      chain.push(parsed.commit);
    }
  }
  return chains;
}

/**
 * @param {object} given
 * @param {import('./ledger.mjs').Ledger} given.ledger
 * @param {readonly Told[]} given.told
 * @param {ReadonlyMap<string, readonly Commit[]>} given.chains
 * @param {readonly import('@arbiter/protocol').PublicKey[]} given.keys  whose signatures count
 * @returns {Audit}
 */
export function audit({ ledger, told, chains, keys }) {
  /** @type {Audit} */
  const found = { acknowledged: 0, tips: 0, lost: [], twice: [], untrue: [] };
  /** @type {Map<string, import('./ledger.mjs').Sent>} */
  const sent = new Map();
  for (const one of ledger.sent) sent.set(commandId(one.player, one.game, one.key), one);
  /** @type {Map<string, number>} */
  const versions = new Map();
  for (const [game, chain] of chains) {
    chain.forEach((commit, i) => {
      const at = `${game} ${String(i + 1)}`;
      const command = commandOf(commit);
      if (versions.has(commit.command)) found.twice.push(`${at}: command ${commit.command} again`);
      else versions.set(commit.command, i + 1);
      if (command?.seat === 'system') return;
      const asked = sent.get(commit.command);
      if (asked === undefined || !isSame(asked.body, command?.body)) {
        found.twice.push(`${at}: nobody sent this ${command?.body.type ?? 'command'}`);
      }
    });
  }
  for (const [id, { game, answer, body }] of sent) {
    if (answer === null || answer.version === null) continue;
    found.acknowledged += 1;
    const commit = chains.get(game)?.[answer.version - 1];
    const at = `${game} ${String(answer.version)}: ${body.type}`;
    if (!versions.has(id)) found.lost.push(`${at} was acknowledged and is not in the record`);
    else if (commit?.command !== id) found.untrue.push(`${at} stands elsewhere in the record`);
    else if (answer.tip !== null && answer.tip !== commit.id) {
      found.untrue.push(`${at} was acknowledged with another tip`);
    } else if (answer.refused !== isRefusal(commit)) {
      found.untrue.push(`${at} was ${answer.refused ? 'refused' : 'accepted'}, the record differs`);
    }
  }
  for (const { player, tips } of told) {
    for (const tip of tips) {
      found.tips += 1;
      const at = `${tip.game} ${String(tip.version)}: ${player} was told`;
      if (!verifyTip(tip, keys)) found.untrue.push(`${at} a tip that nobody signed`);
      else if (chains.get(tip.game)?.[tip.version - 1]?.id !== tip.tip) {
        found.untrue.push(`${at} a tip that is not in the record`);
      }
    }
  }
  return found;
}

/** Members in any order. @param {unknown} one @param {unknown} other @returns {boolean} */
function isSame(one, other) {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other;
  }
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  // What is undefined is not sent.
  for (const all of [a, b])
    for (const [name, value] of all) if (value === undefined) all.delete(name);
  return a.size === b.size && [...a].every(([name, value]) => isSame(value, b.get(name)));
}
