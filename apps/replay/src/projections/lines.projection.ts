import type { Game, GameEvent } from '@arbiter/engine';
import type { Commit } from '@arbiter/protocol';
import { tellEach, type Viewer } from '@arbiter/view';
import type { Line, Reader } from '../store/entities.ts';

const READERS: readonly (readonly [Reader, Viewer])[] = [
  ['operator', 'operator'],
  ['0', 0],
  ['1', 1],
  ['spectator', 'spectator'],
];

/** The lines of one accepted commit: each event that any reader sees, with the text for each. */
export function projectLines(commit: Commit, before: Game): Line[] {
  const events = eventsOf(commit);
  const told = READERS.map(
    ([reader, viewer]) => [reader, tellEach(before, events, viewer)] as const,
  );
  return events.flatMap(({ type, rule }, index) => {
    const texts = textsOf(told, index);
    return texts === null ? [] : [{ number: commit.first + index, type, rule, texts }];
  });
}

type ToldTo = readonly (readonly [Reader, ReturnType<typeof tellEach>])[];

/** The text of an event for each reader that sees it; null if nobody does. */
function textsOf(told: ToldTo, index: number): Line['texts'] | null {
  const texts: Partial<Record<Reader, string>> = {};
  for (const [reader, lines] of told) {
    const text = lines[index]?.text;
    if (text !== undefined) texts[reader] = text;
  }
  const all = Object.values(texts);
  const [first] = all;
  if (first === undefined) return null;
  return all.length === READERS.length && all.every((text) => text === first)
    ? { all: first }
    : texts;
}

/** The events of a commit as the engine knows them. */
export function eventsOf(commit: Pick<Commit, 'events'>): readonly GameEvent[] {
  return commit.events as unknown as readonly GameEvent[];
}
