import { z } from 'zod';
import type { TimeControl } from '@arbiter/engine';
import { canonicalJson } from './canonical.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** As much as anybody may agree on: a day. */
const LONGEST = 24 * 60 * MINUTE;

const grace = z.int().min(0).max(LONGEST);

/**
 * How a match gives its players time to think, in milliseconds: a bank for all its games, to which something may be added for
 * each decision or each turn of one's own; or so much for each decision. Grace is what each has for lost connections.
 */
export const timeGiven = z.union([
  z.strictObject({
    bank: z
      .int()
      .min(5 * SECOND)
      .max(LONGEST),
    increment: z
      .strictObject({ millis: z.int().min(1).max(LONGEST), per: z.enum(['decision', 'turn']) })
      .optional(),
    grace,
  }),
  z.strictObject({
    decision: z
      .int()
      .min(5 * SECOND)
      .max(LONGEST),
    grace,
  }),
]);
export type TimeGiven = z.infer<typeof timeGiven>;

/** The ways of giving time for which somebody is looked for; those who know whom they play agree on any other. */
export const TIMES = {
  standard: { bank: 25 * MINUTE, grace: 3 * MINUTE },
  quick: {
    bank: 8 * MINUTE,
    increment: { millis: 10 * SECOND, per: 'turn' },
    grace: MINUTE,
  },
  blitz: {
    bank: 3 * MINUTE,
    increment: { millis: 5 * SECOND, per: 'turn' },
    grace: 30 * SECOND,
  },
  each: { decision: MINUTE, grace: 3 * MINUTE },
} as const satisfies Record<string, TimeGiven>;

/** The name of one of these. */
export type TimeName = keyof typeof TIMES;

const names = Object.keys(TIMES) as TimeName[];

/** Which time a format is played with where nobody asks for another; the standard one in formats that are not named. */
export type TimesByFormat = Readonly<Record<string, TimeName>>;

/**
 * The times by format that an operator has written, as in `type-1=quick,freeform=each`; undefined if it is no such text.
 */
export function readTimesByFormat(text: string): TimesByFormat | undefined {
  const read: Record<string, TimeName> = {};
  for (const one of text.split(',')) {
    const [, format = '', wanted] = /^([a-z0-9-]+)=([a-z]+)$/u.exec(one.trim()) ?? [];
    const name = names.find((known) => known === wanted);
    if (name === undefined || format in read) return undefined;
    read[format] = name;
  }
  return read;
}

/** The time that a format is played with where nobody asks for another, whatever the day of its lists. */
export function timeOfFormat(times: TimesByFormat, format: string): TimeName {
  return times[format.split('@')[0] ?? format] ?? 'standard';
}

/** How time is asked for: by name, or in full. */
export const timeWanted = z.union([z.enum(names), timeGiven]);
export type TimeWanted = z.infer<typeof timeWanted>;

/** What was asked for, in full; undefined for the standard, which offers don't name. */
export function timeOf(wanted: TimeWanted): TimeGiven | undefined {
  const given = typeof wanted === 'string' ? TIMES[wanted] : wanted;
  return keyOfTime(given) === keyOfTime(undefined) ? undefined : given;
}

/** Equal for what gives the same time. */
export const keyOfTime = (given: TimeGiven = TIMES.standard): string => canonicalJson(given);

/** Whether somebody may be looked for who plays with that time. */
export const isOfferedToAnyone = (given: TimeGiven | undefined): boolean =>
  Object.values(TIMES).some((one) => keyOfTime(one) === keyOfTime(given));

/** How much lag is credited: a second for a question and its answer is a bad line, half a minute in a game a very bad one. */
export const LAG = { each: SECOND, all: 30 * SECOND } as const;

/** What a game is opened with, as the engine has it. */
export interface GameTime {
  readonly time: readonly [number, number];
  readonly grace: readonly [number, number];
  readonly control: TimeControl;
}

/**
 * The time of a game of a match. Time for a decision is a bank that each decision fills again; any other is what the game
 * before left.
 */
export function timeForGame(
  given: TimeGiven = TIMES.standard,
  left?: { readonly time: GameTime['time']; readonly grace: GameTime['grace'] },
): GameTime {
  const both = (whole: number): [number, number] => [whole, whole];
  const grace = left?.grace ?? both(given.grace);
  if ('decision' in given) {
    const { decision } = given;
    const increment = { millis: decision, per: 'decision' } as const;
    return { time: both(decision), grace, control: { increment, most: decision, lag: LAG } };
  }
  const { bank, increment } = given;
  const time = left?.time ?? both(bank);
  return { time, grace, control: { ...(increment && { increment }), lag: LAG } };
}
