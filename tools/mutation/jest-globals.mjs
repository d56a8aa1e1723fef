/**
 * What specs import from `@jest/globals`, without Jest: gathers the tests of a file instead of running them, so that the
 * runner of mutants can run those that reach one. See typescript-hooks.mjs.
 */
import { bind } from 'jest-each';
export { expect } from 'expect';

/** @typedef {{ title: string, run: () => unknown }} Spec */

/** @type {Spec[]} */
let gathered = [];
/** @type {string[]} */
let within = [];

/** @param {() => Promise<unknown>} load imports a file of tests @returns {Promise<Spec[]>} */
export async function gather(load) {
  gathered = [];
  await load();
  return gathered;
}

/** @param {string} title @param {() => unknown} run */
function one(title, run) {
  gathered.push({ title: [...within, title].join(' '), run });
}

/** @param {string} title @param {() => void} body */
function block(title, body) {
  within = [...within, title];
  body();
  within = within.slice(0, -1);
}

export const describe = Object.assign(block, { each: bind(block, false) });
export const test = Object.assign(one, { each: bind(one) });
export const it = test;
