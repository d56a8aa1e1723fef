/** Players whose spell or ability is half-resolved wait here while something is killed. */
import { clearTimeout, setTimeout } from 'node:timers';

export class Holding {
  /** @type {((goOn: () => void) => void) | null} */
  #wanted = null;

  /** Whether somebody waits for such a moment. */
  get isWanted() {
    return this.#wanted !== null;
  }

  /** A player is at such a moment. @returns {Promise<void> | undefined} what it waits for; undefined: nothing */
  hold() {
    const wanted = this.#wanted;
    if (wanted === null) return undefined;
    this.#wanted = null;
    return new Promise((resolve) => wanted(() => resolve()));
  }

  /**
   * The next such moment.
   *
   * @param {number} ms how long it is waited for
   * @returns {Promise<(() => void) | undefined>} lets the player go on
   */
  next(ms) {
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#wanted = null;
        resolve(undefined);
      }, ms);
      this.#wanted = (goOn) => {
        clearTimeout(late);
        resolve(goOn);
      };
    });
  }
}
