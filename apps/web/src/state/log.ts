import type { MatchState, ToldCommit } from '@arbiter/client';
import { withNames } from '@arbiter/view';
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
