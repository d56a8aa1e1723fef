import type { Accepted } from '../projections/followed-games.ts';
import { projectLines } from '../projections/lines.projection.ts';
import type { Line, Reader } from '../store/entities.ts';

/** A line, and the version of its commit. */
export interface ToldLine extends Line {
  readonly version: number;
}

/** A page of a timeline. */
export interface TimelinePage {
  readonly lines: readonly ToldLine[];
  /** The version to go on from, if there are more. */
  readonly next: number | null;
}

/**
 * Lines of a game in which a reader is told something, worked out from its record: nothing of them is stored. Commits are
 * not torn apart, so a page has more lines than its limit where one commit has.
 *
 * @param from the version to begin with
 * @param until the last version that may be told
 */
export async function timelineOf(
  commits: AsyncIterable<Accepted>,
  reader: Reader,
  from: number,
  limit: number,
  until = Infinity,
): Promise<TimelinePage> {
  const lines: ToldLine[] = [];
  for await (const { commit, head, before } of commits) {
    const { version } = head;
    if (version > until) break;
    if (version < from) continue;
    const told = projectLines(commit, before).filter(
      ({ texts }) => texts.all !== undefined || texts[reader] !== undefined,
    );
    if (lines.length > 0 && lines.length + told.length > limit) return { lines, next: version };
    for (const line of told) lines.push({ version, ...line });
  }
  return { lines, next: null };
}
