import type { MatchState, ToldCommit } from '@arbiter/client';
import { withNames, worthReading } from '@arbiter/view';
import { say, tell } from '../words/say.ts';

export { withNames, worthReading } from '@arbiter/view';

/** A line of what happened. */
export interface LogLine {
  readonly key: string;
  readonly version: number;
  /** Of the event in its game; known when the match is over. */
  readonly number?: number | null;
  readonly type: string;
  readonly text: string;
  /** Edition and number. */
  readonly rule: string;
}

/** The version up to which lines tell what happened. */
export const lastVersion = (lines: readonly LogLine[]): number => lines.at(-1)?.version ?? 0;

/** So many lines are said to those who hear the page: who has been away wants to know the end of it. */
const MOST_NEWS = 12;

/** What came after a version, as far as it is worth reading: the newest last. */
export const newsSince = (lines: readonly LogLine[], version: number): readonly LogLine[] =>
  worthReading(lines)
    .filter((line) => line.version > version)
    .slice(-MOST_NEWS);

/** The lines of one commit. */
export function linesOf({ version, events }: ToldCommit): LogLine[] {
  return events.map(({ type, text, rule }, i) => ({
    key: `${version}.${i}`,
    version,
    type,
    text,
    rule,
  }));
}

/** What the server tells, in the page's language, with people's names for "Player 1" and "Player 2": it tells seats, not persons. */
export const named = (text: string, names: readonly [string, string]): string =>
  withNames(tell(text), names);

/** The players' names by seat, told apart where they are the same. */
export function namesOf(match: MatchState | null): readonly [string, string] {
  if (match === null) return [say('Player {seat}', { seat: 1 }), say('Player {seat}', { seat: 2 })];
  const [{ name: one }, { name: other }] = match.players;
  return one === other ? [`${one} (1)`, `${other} (2)`] : [one, other];
}
