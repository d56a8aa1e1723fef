import { topics, type StoredHead } from '@arbiter/protocol';
import type { EventLog } from '@arbiter/event-log';
import { Snapshots, type EntryText, type Restored, type Snapshot } from '@arbiter/platform';
import type { Checkpoint } from '../owner/facts.ts';

const SHAPE = 'game-state.game.v2';
/** Of releases that told no milestones; its entries read the same. */
const UNTOLD = 'game-state.game.v1';

/** The snapshots of the owner of games. An entry is a game's head, or when it ended if it is over and put away. */
export function ownerSnapshots(log: EventLog): Snapshots {
  return new Snapshots({
    ...{ log, topic: topics.gameStateSnapshots.name, source: '/game-state' },
    ...{ fold: 'game-state', shape: SHAPE, upcasts: { [UNTOLD]: (text) => text } },
  });
}

/** Whether the milestones of all that is in a snapshot were told before it was written. */
export const isTold = ({ shapes }: Pick<Restored, 'shapes'>): boolean => shapes.has(SHAPE);

/** What an owner goes on from. Inverse of `makeEntries`. @param offset before which all is in the entries */
export function parseEntries(offset: number, entries: ReadonlyMap<string, string>): Checkpoint {
  const heads: StoredHead[] = [];
  const closed: [string, number][] = [];
  for (const [game, text] of entries) {
    const stored = JSON.parse(text) as StoredHead | number;
    if (typeof stored === 'number') closed.push([game, stored]);
    else heads.push(stored);
  }
  return { offset, heads, closed };
}

/** The entries of some games, of which those are gone that the owner knows nothing of any more. */
export function makeEntries(
  { heads, closed }: Checkpoint,
  games: Iterable<string>,
): Snapshot['entries'] {
  const entries = new Map<string, EntryText>();
  for (const game of games) entries.set(game, null);
  for (const head of heads) entries.set(head.game, () => JSON.stringify(head));
  for (const [game, at] of closed) entries.set(game, () => String(at));
  return entries;
}
