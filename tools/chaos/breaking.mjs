/** Makes one fault after the other, drawn from packs that hold every kind, until there were enough. */
import { setTimeout as pause } from 'node:timers/promises';
import { Unable } from '../distributed/cluster.mjs';
import { seconds } from './report.mjs';

/** The longest gap between two faults, in milliseconds. */
const GAP = 1_500;
/** How often in a run a kind whose moment did not come is retried at once; after that it waits for its turn. */
const RETRIES = 4;

/**
 * @typedef {import('./faults.mjs').Kind} Kind
 *
 * @typedef {object} BreakingOptions
 * @property {readonly Kind[]} kinds
 * @property {boolean} each  whether every kind is made exactly once
 * @property {number} wanted  processes to kill with -9
 * @property {number} minutes  the longest that it goes on
 * @property {Omit<import('./faults.mjs').World, 'onKill'>} world
 * @property {(line: string) => void} say
 */

export class Breaking {
  /** @type {(import('./report.mjs').Fault & { what: string })[]} */
  made = [];
  kills = 0;
  /** The kinds that can be made on this cluster. @type {readonly Kind[]} */
  kinds;
  #options;
  #world;
  /** @type {Kind[]} */
  #pack = [];
  #missed = 0;
  #until;

  /** @param {BreakingOptions} options @throws {Unable} if none of the kinds can be made here */
  constructor(options) {
    const { world, kinds, minutes, say } = options;
    this.#options = options;
    this.#world = { ...world, onKill: () => void ++this.kills };
    this.#until = Date.now() + minutes * 60_000;
    this.kinds = kinds.filter(({ name, unable }) => {
      const why = unable?.(this.#world);
      if (why !== undefined) say(`left out: ${name} ${why}`);
      return why === undefined;
    });
    if (this.kinds.length === 0) throw new Unable('no kind of fault is left');
  }

  /** Makes faults until there were enough, or as long as `goOn` says so. @param {() => boolean} goOn */
  async run(goOn) {
    while (!this.#isEnough() && goOn()) {
      await pause(this.#world.random.below(GAP));
      await this.#strike(this.#next());
    }
  }

  #isEnough() {
    const { each, wanted } = this.#options;
    if (each) return this.made.length >= this.kinds.length;
    return this.kills >= wanted || Date.now() > this.#until;
  }

  #next() {
    if (this.#pack.length === 0) {
      const often = (/** @type {Kind} */ kind) => (this.#options.each ? 1 : (kind.often ?? 1));
      const pack = this.kinds.flatMap((kind) => Array(often(kind)).fill(kind));
      this.#pack = shuffled(pack, this.#world.random);
    }
    return /** @type {Kind} */ (this.#pack.pop());
  }

  /** @param {Kind} kind */
  async #strike(kind) {
    const { say } = this.#options;
    const from = Date.now();
    const what = await kind.strike(this.#world);
    if (what === undefined) {
      say(`${kind.name}: its moment did not come`);
      if (++this.#missed < RETRIES) this.#pack.unshift(kind);
      return;
    }
    this.made.push({ kind: kind.name, from, what });
    const took = seconds(Date.now() - from);
    say(`${String(this.made.length)} ${kind.name}: ${what}, ${took}; ${String(this.kills)} kills`);
  }
}

/** @template T @param {readonly T[]} all @param {import('@arbiter/kernel').Random} random @returns {T[]} */
function shuffled(all, random) {
  const left = [...all];
  return all.map(() => /** @type {T} */ (left.splice(random.below(left.length), 1)[0]));
}
