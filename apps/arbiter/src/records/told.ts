import type { Kept } from '@arbiter/client/kept';
import { evolve, NO_GAME, type GameEvent } from '@arbiter/engine';
import { canonicalJson, headerIn, linesOf, parseCommit, type Pinned } from '@arbiter/protocol';
import { eventsFor } from '@arbiter/view';
import { judgeOf, pinnedNow } from './books.ts';

/** What a client says that it was told, held against what the record tells its seat. */
export interface ToldChecked {
  /** Commits that were compared; none where another build has told them, in words of its own. */
  readonly compared: number;
  /** The first commit of which the client says otherwise; null if none. No signature stands for that, but for tips. */
  readonly otherwise: number | null;
}

/** Compares what a client was told, commit by commit, with what the record tells that seat. @param build that of now */
export function compareTold(
  record: string,
  { seat, told }: Kept,
  build: Pinned = pinnedNow(),
): ToldChecked {
  const [first = '', ...lines] = linesOf(record);
  const header = headerIn(first);
  const judge = header && judgeOf(header.edition);
  const nothing = { compared: 0, otherwise: null };
  if (header === undefined || judge === undefined) return nothing;
  if (header.pinned['engine'] !== build['engine']) return nothing;
  const byVersion = new Map(told.map(({ version, events }) => [version, events]));
  let game = NO_GAME;
  let compared = 0;
  for (const [index, line] of lines.entries()) {
    const read = parseCommit(line);
    if (!('commit' in read)) break;
    const events = read.commit.events as unknown as readonly GameEvent[];
    const kept = byVersion.get(index + 1);
    if (kept !== undefined) {
      compared += 1;
      const tells = eventsFor(judge, game, events, seat ?? 'spectator');
      if (canonicalJson(kept) !== canonicalJson(tells)) return { compared, otherwise: index + 1 };
    }
    game = events.reduce(evolve, game);
  }
  return { compared, otherwise: null };
}
