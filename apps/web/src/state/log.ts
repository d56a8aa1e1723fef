import type { MatchState, ToldCommit } from '@arbiter/client';
import { say, tell } from '../words/say.ts';

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

/** Facts that are true and that few want to read. */
const MINOR: ReadonlySet<string> = new Set([
  'CommandReceived',
  'ClocksAdvanced',
  'TimeAdded',
  'DecisionRequested',
  'DecisionMade',
  'PriorityReceived',
  'PriorityPassed',
  // Told again, in better words, by what is cast or played.
  'ChoiceAnnounced',
  'AbilityPutOnStack',
  'StackItemResolved',
  'ManaAbilityPlayed',
  'ManaAdded',
  'ManaSpent',
  'PermanentsUntapped',
  'TurnCleanedUp',
]);

/** What is done in which something is tapped as a matter of course. */
const TAPPING: ReadonlySet<string> = new Set([
  'SpellCast',
  'AbilityActivated',
  'ManaAbilityPlayed',
  'AttackersDeclared',
]);

/**
 * What most want to read: no bookkeeping, nothing that another line tells as well, and no step in which nothing happened.
 */
export function worthReading(lines: readonly LogLine[]): LogLine[] {
  const tapping = new Set(
    lines.filter(({ type }) => TAPPING.has(type)).map(({ version }) => version),
  );
  const told = lines.filter(
    ({ type, version, text }) =>
      !MINOR.has(type) &&
      !(
        tapping.has(version) &&
        (type === 'PermanentTapped' || text.endsWith(' goes on the stack'))
      ),
  );
  return told.filter(({ type }, i) => {
    const next = told[i + 1]?.type;
    return type !== 'StepBegan' || (next !== 'StepBegan' && next !== 'TurnBegan');
  });
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

/** The same for what is told in the page's language already. */
export function withNames(text: string, names: readonly [string, string]): string {
  return text.replace(/\bPlayer ([12])\b/gu, (_, seat: string) => names[seat === '1' ? 0 : 1]);
}

/** The players' names by seat, told apart where they are the same. */
export function namesOf(match: MatchState | null): readonly [string, string] {
  if (match === null) return [say('Player {seat}', { seat: 1 }), say('Player {seat}', { seat: 2 })];
  const [{ name: one }, { name: other }] = match.players;
  return one === other ? [`${one} (1)`, `${other} (2)`] : [one, other];
}
