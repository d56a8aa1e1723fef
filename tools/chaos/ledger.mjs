/**
 * What players were promised, written down on their side: each command that they sent and how it was answered, and when
 * something moved. It believes nothing that the services say; tools/chaos/audit.mjs holds it against the record.
 */

/** Below so many milliseconds nothing waited for anything. */
const PAUSE = 250;

/**
 * @typedef {object} Sent  one command of one player
 * @property {string} player
 * @property {string} game
 * @property {string} key   its Idempotency-Key
 * @property {import('@arbiter/protocol').CommandBody} body
 * @property {Answer | null} answer
 *
 * @typedef {object} Answer  what its player was told
 * @property {boolean} refused
 * @property {number | null} version  the commit that answers it; null: a problem that is no refusal by the rules
 * @property {string | null} tip
 * @property {number} status
 * @property {string} title  of the problem; empty if it was accepted
 *
 * @typedef {object} Pause  a player waited, and nothing moved
 * @property {string} player
 * @property {number} from  milliseconds
 * @property {number} to
 */

export class Ledger {
  /** @type {Sent[]} */
  sent = [];
  /** @type {Pause[]} */
  pauses = [];
  /** @type {Map<string, number>} when something moved last for a player that plays */
  #moved = new Map();

  /** Something moved, as a player saw it. @param {string} player @param {number} at */
  moved(player, at) {
    const from = this.#moved.get(player) ?? at;
    if (at - from >= PAUSE) this.pauses.push({ player, from, to: at });
    this.#moved.set(player, at);
  }

  /** A player waits for nothing any more. @param {string} player */
  left(player) {
    this.#moved.delete(player);
  }

  /** Players that wait now, and since when. @returns {Pause[]} @param {number} now */
  waiting(now) {
    return [...this.#moved].map(([player, from]) => ({ player, from, to: now }));
  }

  /** A player sends a command. @param {Omit<Sent, 'answer'>} command @returns {Sent} */
  send(command) {
    const sent = { ...command, answer: null };
    this.sent.push(sent);
    return sent;
  }

  /** Commands that were answered by a commit: accepted, or refused by the rules. */
  get acknowledged() {
    return this.sent.filter(({ answer }) => answer !== null && answer.version !== null);
  }
}

/** What an acknowledgement says. @param {import('@arbiter/protocol').Ack} ack @returns {Answer} */
export function answerOf({ status, outcome, problem }) {
  const version = outcome?.version ?? problem?.['version'];
  const tip = outcome?.tip ?? /** @type {{ tip: string } | undefined} */ (problem?.['tip']);
  return {
    refused: problem !== undefined,
    version: typeof version === 'number' ? version : null,
    tip: tip?.tip ?? null,
    status,
    title: problem?.title ?? '',
  };
}
