import { evolve, type Game, type GameEvent, type Judge } from '@arbiter/engine';
import { commandOf, isRefusal, type Commit } from '@arbiter/protocol';
import { eventsFor, type Viewer } from '@arbiter/view';
import type { LineRow, Reader } from '../store/entities.ts';

const READERS: readonly (readonly [Reader, Viewer])[] = [
  ['operator', 'operator'],
  ['0', 0],
  ['1', 1],
  ['spectator', 'spectator'],
];

/** The lines of one accepted commit: each event that somebody is told of, with what each reader is told. */
export function projectLines(
  judge: Judge,
  game: string,
  version: number,
  commit: Commit,
  before: Game,
): LineRow[] {
  const lines: LineRow[] = [];
  const readers = readersOf(commit);
  let position = before;
  for (const [index, event] of eventsOf(commit).entries()) {
    const line = told(judge, position, event, readers);
    if (line !== undefined) lines.push({ game, number: commit.first + index, version, ...line });
    position = evolve(position, event);
  }
  return lines;
}

/** A refusal is told to its own seat alone, and to an operator; it is the commit that says so, not its events. */
function readersOf(commit: Commit): typeof READERS {
  if (!isRefusal(commit)) return READERS;
  const seat = commandOf(commit)?.seat;
  return READERS.filter(([, viewer]) => viewer === 'operator' || viewer === seat);
}

function told(
  judge: Judge,
  before: Game,
  event: GameEvent,
  readers: typeof READERS,
): Pick<LineRow, 'type' | 'rule' | 'texts'> | undefined {
  const texts: Partial<Record<Reader, string>> = {};
  for (const [reader, viewer] of readers) {
    const text = eventsFor(judge, before, [event], viewer)[0]?.text;
    // An operator sees whatever anybody sees, so there is no need to ask on.
    if (text === undefined && reader === 'operator') return undefined;
    if (text !== undefined) texts[reader] = text;
  }
  const { type, rule } = event;
  const all = Object.values(texts);
  const same = all.length === READERS.length && all.every((text) => text === all[0]);
  return { type, rule, texts: same ? { all: all[0] ?? '' } : texts };
}

/** The events of a commit as the engine knows them. */
export function eventsOf(commit: Pick<Commit, 'events'>): readonly GameEvent[] {
  return commit.events as unknown as readonly GameEvent[];
}
