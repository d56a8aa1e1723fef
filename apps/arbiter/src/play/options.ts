import { parseArgs } from 'node:util';
import { isBotName, BOT_NAMES, type BotName } from '@arbiter/bots';
import { DEFAULT_EDITION, EDITIONS } from '@arbiter/editions';

/** What was asked of `play`. */
export interface PlayOptions {
  readonly edition: string;
  readonly decks: readonly [string, string];
  readonly bots: readonly [BotName, BotName];
  /** `null`: any. */
  readonly seed: number | null;
  readonly games: number;
  readonly json: boolean;
  /** Folder for records, or `null`. */
  readonly record: string | null;
}

/** Reads the arguments of `play`; a text says in one line what is wrong with them. */
export function parsePlay(args: readonly string[]): PlayOptions | string {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        edition: { type: 'string', default: DEFAULT_EDITION },
        deck: { type: 'string', multiple: true, default: [] },
        bots: { type: 'string', default: 'sensible' },
        seed: { type: 'string' },
        games: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        record: { type: 'string' },
      },
    }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { edition, deck, bots, seed, games, json, record } = values;
  if (EDITIONS[edition] === undefined) return `there is no edition '${edition}'`;
  const [first, second = first, ...more] = deck;
  if (first === undefined || second === undefined || more.length > 0) {
    return 'name two decks: --deck FILE --deck FILE (one plays against itself)';
  }
  const names = bots.split(',');
  const [one = '', other = one, ...others] = names;
  if (!isBotName(one) || !isBotName(other) || others.length > 0) {
    return `--bots wants one or two of ${BOT_NAMES.join(', ')}, not '${bots}'`;
  }
  const count = wholeNumber(games);
  if (count === null || count < 1) return `--games wants a number from 1 on, not '${games}'`;
  const start = seed === undefined ? null : wholeNumber(seed);
  if (seed !== undefined && start === null) return `--seed wants a whole number, not '${seed}'`;
  return {
    edition,
    decks: [first, second],
    bots: [one, other],
    seed: start,
    games: count,
    json,
    record: record ?? null,
  };
}

function wholeNumber(text: string): number | null {
  const number = Number(text);
  return /^\d+$/u.test(text) && Number.isSafeInteger(number) ? number : null;
}
