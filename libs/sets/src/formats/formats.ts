import { EXTENDED } from './extended.ts';
import type { FormatHistory } from './history.ts';
import { TYPE_1 } from './type-1.ts';
import { TYPE_1_5 } from './type-1-5.ts';
import { TYPE_2 } from './type-2.ts';

/** How decks of a format are made. */
export interface FormatRules {
  readonly format: string;
  readonly name: string;
  readonly least: number;
  /** Most copies of a card in main deck and sideboard together, but for basic lands; `null`: as many as there are. */
  readonly copies: number | null;
  /** A sideboard has none of it or all; `null`: of any size. */
  readonly side: number | null;
  /** The days for which its sets and lists are known; `null`: it has none, and takes every card. */
  readonly days: { readonly from: string; readonly until: string } | null;
}

/** The formats that are played. */
export const FORMATS: readonly FormatRules[] = [
  // 6ED 100.2
  { format: 'freeform', name: 'Freeform', least: 60, copies: 4, side: 15, days: null },
  // 6ED 100.3
  {
    format: 'limited',
    name: 'Sealed deck or draft',
    least: 40,
    copies: null,
    side: null,
    days: null,
  },
  constructed('Type 1', TYPE_1),
  constructed('Type 1.5', TYPE_1_5),
  constructed('Extended', EXTENDED),
  constructed('Type 2', TYPE_2),
];

/**
 * Fewest cards of a main deck. The rulebooks before 6ED 100.2 ask for 40 where no tournament asks for more (5ED Game
 * Setup.1).
 *
 * @param day ISO date of the rulebook; as it is now if left out
 */
export function leastCards({ format, least }: FormatRules, day?: string): number {
  return format === 'freeform' && day !== undefined && day <= FORTY_UNTIL ? 40 : least;
}

/** The last day of the rules of 1997. */
const FORTY_UNTIL = '1999-05-31';

const HISTORIES: readonly FormatHistory[] = [TYPE_1, TYPE_1_5, EXTENDED, TYPE_2];

/** A format, and the day whose sets and lists count; `null`: whatever day the caller's edition is of. */
export interface FormatOnDay {
  readonly rules: FormatRules;
  readonly day: string | null;
}

/** Reads the name of a format with or without a day: `type-2`, `type-2@1999-08-04`. Undefined if there is none. */
export function parseFormat(text: string): FormatOnDay | undefined {
  const [format, day, ...more] = text.split('@');
  const rules = FORMATS.find((one) => one.format === format);
  if (rules === undefined || more.length > 0) return undefined;
  if (day === undefined) return { rules, day: null };
  return rules.days !== null && isDay(day) ? { rules, day } : undefined;
}

/** The name that `parseFormat` reads. */
export const makeFormat = ({ rules, day }: FormatOnDay): string =>
  day === null ? rules.format : `${rules.format}@${day}`;

/** The sets and lists of a format; undefined for one that takes every card. */
export const historyOf = (format: string): FormatHistory | undefined =>
  HISTORIES.find((one) => one.format === format);

const isDay = (text: string): boolean =>
  /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u.test(text);

function constructed(name: string, { format, sets, until }: FormatHistory): FormatRules {
  const days = { from: sets[0]?.from ?? until, until };
  return { format, name, least: 60, copies: 4, side: 15, days };
}
