/** Waits until something is as it should be. */
import { setTimeout as pause } from 'node:timers/promises';

/** How long what was broken may take to be as it was, in milliseconds. */
export const BACK = 120_000;
const LOOK = 50;

/** Whether it came to be so in time. @param {() => boolean | Promise<boolean>} is @param {number} ms @returns {Promise<boolean>} */
export async function until(is, ms) {
  const end = Date.now() + ms;
  while (!(await is())) {
    if (Date.now() > end) return false;
    await pause(LOOK);
  }
  return true;
}
