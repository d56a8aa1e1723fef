import { makeStoredHead, parseHead, type Followed, type StoredHead } from '@arbiter/protocol';
import type { EventLog } from '@arbiter/event-log';
import { Snapshots } from '@arbiter/platform';

/** Where snapshots of evaluations are kept, and by whom. */
export interface SnapshotsPlace {
  readonly topic: string;
  /** The service, as the source of its records. */
  readonly source: string;
}

/** The name of a build's fold: builds run side by side, so none may replace what another one has kept. */
export function evaluationFold(build: string): string {
  return `evaluation.${build.slice(0, 16)}`;
}

/** The games of partitions as an evaluator has them. The inner form of a game is its build's own. */
export function evaluationSnapshots(
  log: EventLog,
  place: SnapshotsPlace,
  build: string,
): Snapshots {
  const fold = evaluationFold(build);
  return new Snapshots({ log, ...place, fold, shape: `evaluation.game.v3/${build}` });
}

/** What has to be known of a game before anybody asks about it. */
interface Facts {
  /** The offset of its first commit on game.events. */
  readonly since: number;
  /** Each of its commits before this offset of game.events is in it. */
  readonly offset: number;
  /** When it ended, in milliseconds since 1970; null if it goes on. */
  readonly overAt: number | null;
}

/** A game of a snapshot, as it was kept. */
export interface Kept<S> extends Facts {
  readonly game: string;
  /** Reads it: head and position. */
  readonly read: () => Followed<S>;
}

interface StoredGame<S> {
  readonly head: StoredHead;
  readonly game: S;
}

/** Between the facts of a game and the rest, which is parsed when it is needed: positions are by far the most of a start. */
const SEPARATOR = '\t';

/** A game as an entry's text. It holds on to the game as it is now. Inverse of `parseGame`. */
export function makeGame<S>(
  { head, state }: Followed<S>,
  { since, offset }: Pick<Facts, 'since' | 'offset'>,
): () => string {
  const overAt = head.phase === 'over' ? head.at : null;
  const facts: Facts = { since, offset, overAt };
  const stored: StoredGame<S> = { head: makeStoredHead(head), game: state };
  return () => JSON.stringify(facts) + SEPARATOR + JSON.stringify(stored);
}

/** Inverse of `makeGame`. */
export function parseGame<S>(game: string, text: string): Kept<S> {
  const end = text.indexOf(SEPARATOR);
  return {
    game,
    ...(JSON.parse(text.slice(0, end)) as Facts),
    read: () => {
      const stored = JSON.parse(text.slice(end + 1)) as StoredGame<S>;
      return { head: parseHead(stored.head), state: stored.game };
    },
  };
}
