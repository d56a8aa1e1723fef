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

/** A line, and how often in a row it was told. */
export interface CountedLine extends LogLine {
  readonly times: number;
}

/** As many lines of one commit as tell the same in a row are one: seven cards drawn at the beginning are no seven lines. */
export function counted(lines: readonly LogLine[]): readonly CountedLine[] {
  const all: CountedLine[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last?.version === line.version && last.text === line.text && last.rule === line.rule) {
      all[all.length - 1] = { ...last, times: last.times + 1 };
    } else all.push({ ...line, times: 1 });
  }
  return all;
}

/** What came after a version, as far as it is worth reading: the newest last. */
export const newsSince = (lines: readonly LogLine[], version: number): readonly CountedLine[] =>
  counted(worthReading(lines).filter((line) => line.version > version)).slice(-MOST_NEWS);

/** How a line reads, with the players' names. */
export const lineText = ({ text, times }: CountedLine, names: readonly [string, string]): string =>
  times === 1 ? named(text, names) : `${named(text, names)} × ${times}`;

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
