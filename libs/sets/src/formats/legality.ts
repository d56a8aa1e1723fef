import { setsWith } from '../names.ts';
import type { CardSet } from '../sets.ts';
import { historyOf } from './formats.ts';
import type { FormatHistory, ListChange } from './history.ts';

/** Whether a card could be played in a format on a day. */
export type Legality =
  | { readonly legality: 'legal' }
  | { readonly legality: 'banned' | 'restricted'; readonly from: string; readonly source: string }
  /** None of its sets was legal; `soon`: one of them became so, on that day. */
  | {
      readonly legality: 'not in a set';
      readonly sets: readonly CardSet[];
      readonly soon?: CardSet;
    }
  /** Our data doesn't say. */
  | { readonly legality: 'not known'; readonly why: string };

/**
 * Whether a card could be played.
 *
 * @param name of a card as it is printed
 * @param format one of `FORMATS`
 * @param day ISO date
 */
export function legalityOf(name: string, format: string, day: string): Legality {
  const history = historyOf(format);
  if (history === undefined) return LEGAL;
  const within = setLegality(name, history, day);
  return within.legality === 'legal' ? listed(name, history, day) : within;
}

const LEGAL: Legality = { legality: 'legal' };

/** Why nothing is known of a format on a day; undefined if its sets are. */
export function gapOf(format: string, day: string): string | undefined {
  const history = historyOf(format);
  if (history === undefined) return undefined;
  const first = history.sets[0]?.from ?? history.until;
  if (day < first || day > history.until) {
    return `its sets and lists are known here for ${first} to ${history.until}`;
  }
  return current(history, day)?.sets === null
    ? 'which sets were legal on that day is not known here'
    : undefined;
}

const current = ({ sets }: FormatHistory, day: string) => sets.findLast(({ from }) => from <= day);

function setLegality(name: string, history: FormatHistory, day: string): Legality {
  const gap = gapOf(history.format, day);
  if (gap !== undefined) return { legality: 'not known', why: gap };
  const { besides } = history;
  if (besides?.names.includes(name) && besides.from <= day && day <= besides.until) return LEGAL;
  const wanted = current(history, day)?.sets ?? [];
  const sets = setsWith(name);
  const inFormat = sets.filter(({ code }) => wanted === 'all' || wanted.includes(code));
  if (inFormat.some((one) => surely(one) <= day)) return LEGAL;
  const unsure = inFormat.find((one) => 'by' in one.legal && one.released <= day);
  if (unsure !== undefined) {
    const why = `${unsure.name} came out on ${unsure.released}, and was legal by ${surely(unsure)}; for the days between it is not known here`;
    return { legality: 'not known', why };
  }
  const soon = inFormat.find((one) => one.released <= day);
  return { legality: 'not in a set', sets, ...(soon && { soon }) };
}

/** A day on which a set surely was legal. */
export const surely = ({ legal }: CardSet): string => ('by' in legal ? legal.by : legal.from);

function listed(name: string, { lists }: FormatHistory, day: string): Legality {
  const change = lists.findLast((one) => one.from <= day && names(one).includes(name));
  if (change === undefined || change.freed?.includes(name)) return LEGAL;
  const { from, source } = change;
  if (change.unknown?.includes(name)) {
    return {
      legality: 'not known',
      why: `whether it was banned or restricted then is not known here`,
    };
  }
  return { legality: change.banned?.includes(name) ? 'banned' : 'restricted', from, source };
}

const names = ({ banned = [], restricted = [], freed = [], unknown = [] }: ListChange) => [
  ...banned,
  ...restricted,
  ...freed,
  ...unknown,
];
