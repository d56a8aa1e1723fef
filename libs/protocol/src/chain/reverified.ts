import { canonicalJson } from '../canonical.ts';
import { isJsonObject, jsonIn } from '../json.ts';
import type { GameEvent } from './commit.ts';

/**
 * What a build makes of an old game.
 *
 * - `same`: it decides each command as it is recorded
 * - `otherwise`: from an event on it would decide otherwise
 * - `broken`: the record itself is wrong: chain, chance or signature
 * - `not played`: the edition is none of that build's; chain alone was checked
 * - `unreadable`: the file can't be read, or is damaged
 */
export const OUTCOMES = ['same', 'otherwise', 'broken', 'not played', 'unreadable'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One line of a report: a record, and what came of it. */
export interface Reverified {
  /** Where it lies; a server that keeps it says the game. */
  readonly file: string;
  readonly outcome: Outcome;
  readonly game: string | null;
  readonly edition: string | null;
  readonly tip: string | null;
  /** Number of the first event that is decided otherwise, or wrong. */
  readonly event: number | null;
  readonly why: string | null;
  readonly recorded: GameEvent | null;
  readonly decided: GameEvent | null;
}

/** First line of a report: which build has made it. */
export interface ReportHeader {
  readonly report: 'reverify.v1';
  readonly engine: string;
}

/** What a report says, given its lines; undefined if it is none. A line that was cut off counts as not written. */
export function reportIn([first = '', ...rest]: readonly string[]):
  { readonly header: ReportHeader; readonly games: readonly Reverified[] } | undefined {
  const header = jsonIn(first);
  if (!isJsonObject(header) || header['report'] !== 'reverify.v1') return undefined;
  const games = rest.map(jsonIn).filter((one): one is Reverified => isReverified(one));
  return { header: header as unknown as ReportHeader, games };
}

const isReverified = (value: unknown): boolean =>
  isJsonObject(value) &&
  typeof value['file'] === 'string' &&
  OUTCOMES.includes(value['outcome'] as Outcome);

/** What one build says of a game, as far as another may say something else. */
export type Said = Pick<Reverified, 'outcome' | 'event' | 'decided'>;

/** Whether two builds make something else of a game. */
export const differ = (one: Said, other: Said): boolean => saidOf(one) !== saidOf(other);

const saidOf = ({ outcome, event, decided }: Said): string =>
  canonicalJson([outcome, event, decided]);
