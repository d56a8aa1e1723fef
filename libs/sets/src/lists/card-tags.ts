import { isCount, MOST_LINES, type ListLine, type ReadList, type UnreadLine } from './list.ts';

/** What a tag of a deck file says of a card. */
export interface CardTag {
  readonly line: number;
  readonly side: boolean;
  readonly count: string | undefined;
  readonly name: string | undefined;
}

/** The list that the tags of a deck file mean. */
export function listOfTags(tags: readonly CardTag[]): ReadList {
  const lines: ListLine[] = [];
  const unread: UnreadLine[] = [];
  for (const { line, side, count: copies = '', name: written = '' } of tags.slice(0, MOST_LINES)) {
    const count = /^\d{1,4}$/u.test(copies) ? Number(copies) : 0;
    const name = written.trim();
    if (isCount(count) && name !== '') lines.push({ line, side, count, name });
    else unread.push({ line, why: 'a card needs a name and a count' });
  }
  const next = tags[MOST_LINES];
  if (next !== undefined) {
    unread.push({ line: next.line, why: `a list has at most ${MOST_LINES} cards` });
  }
  if (tags.length === 0) unread.push({ line: 0, why: 'there is no card in this file' });
  return { lines, unread };
}
