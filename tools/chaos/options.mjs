/** What a run is told on the command line. */
import { parseArgs } from 'node:util';
import { messageOf, Unable } from '../distributed/cluster.mjs';
import { KINDS } from './faults.mjs';

/** Ways to break a promise on purpose, to see that it is noticed: `lost` and `models` are done to what is read at the end. */
const SABOTAGES = ['lost', 'twice', 'belief', 'models'];

/** @typedef {ReturnType<typeof options>} Options */

/** Reads them. @throws Unable that says what is wrong */
export function options() {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
        kills: { type: 'string', default: '100' },
        games: { type: 'string', default: '4' },
        minutes: { type: 'string', default: '100000' },
        think: { type: 'string', default: '250' },
        brokers: { type: 'string', default: '3' },
        instances: { type: 'string', default: '2' },
        'best-of': { type: 'string', default: '1' },
        only: { type: 'string', default: KINDS.map(({ name }) => name).join() },
        part: { type: 'string', default: '1/1' },
        each: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        sabotage: { type: 'string' },
      },
    });
    const only = values.only.split(',');
    const isPart = partOf(values.part);
    const kinds = KINDS.filter(({ name }, i) => only.includes(name) && isPart(i));
    const unknown = only.find((name) => !KINDS.some((kind) => kind.name === name));
    if (unknown !== undefined) {
      throw new Error(
        `no kind '${unknown}'; there are ${KINDS.map(({ name }) => name).join(', ')}`,
      );
    }
    const { sabotage } = values;
    if (sabotage !== undefined && !SABOTAGES.includes(sabotage)) {
      throw new Error(`--sabotage is ${SABOTAGES.join(', ')}`);
    }
    return {
      ...{ sabotage, keep: values.keep, each: values.each },
      seed: whole('seed', values.seed, 0, 2 ** 31),
      wanted: whole('kills', values.kills, 1, 100_000),
      minutes: whole('minutes', values.minutes, 1, 100_000),
      games: whole('games', values.games, 1, 64),
      think: whole('think', values.think, 0, 60_000),
      brokers: among('brokers', values.brokers, [1, 3]),
      instances: whole('instances', values.instances, 1, 8),
      bestOf: /** @type {1 | 3} */ (among('best-of', values['best-of'], [1, 3])),
      kinds,
    };
  } catch (error) {
    throw new Unable(messageOf(error));
  }
}

/**
 * Which kinds are in a part, `2/3`: the second of each three. @param {string} text
 * @returns {(index: number) => boolean}
 */
function partOf(text) {
  const [part, of] = (/^(\d+)\/(\d+)$/u.exec(text) ?? []).slice(1).map(Number);
  if (part === undefined || of === undefined || part < 1 || part > of || of > KINDS.length) {
    throw new Error(`--part is a part of all kinds, such as 2/3, not '${text}'`);
  }
  return (index) => index % of === part - 1;
}

/** A whole number. @param {string} name @param {string} text @param {number} least @param {number} most */
function whole(name, text, least, most) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} is ${String(least)} to ${String(most)}`);
}

/** One of several numbers. @param {string} name @param {string} text @param {readonly number[]} allowed */
function among(name, text, allowed) {
  const value = Number(text);
  if (allowed.includes(value)) return value;
  throw new Error(`--${name} is ${allowed.join(' or ')}`);
}
