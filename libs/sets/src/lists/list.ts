/** A deck: what is played, and what may come in between games. */
export interface Deck {
  readonly main: DeckPart;
  readonly side: DeckPart;
}

export type DeckPart = readonly { readonly name: string; readonly count: number }[];

/** A line of a list that could be read. The name is as it was written. */
export interface ListLine {
  /** Counted from 1 in the text. */
  readonly line: number;
  readonly side: boolean;
  readonly count: number;
  readonly name: string;
}

/** A line that could not be read; 0: the list as a whole. */
export interface UnreadLine {
  readonly line: number;
  readonly why: string;
}

/** What was read of a list. */
export interface ReadList {
  readonly lines: readonly ListLine[];
  readonly unread: readonly UnreadLine[];
}

/** Most lines that are read, the longest of them, and most copies in one. */
export const MOST_LINES = 400;
export const LONGEST_LINE = 200;
export const MOST_COPIES = 250;

/** The deck that a list means, as far as it could be read: each name once in each part. */
export function deckOf({ lines }: ReadList, nameOf = (written: string) => written): Deck {
  const part = (inSide: boolean): DeckPart => {
    const counts = new Map<string, number>();
    for (const { side, name, count } of lines) {
      if (side === inSide) counts.set(nameOf(name), (counts.get(nameOf(name)) ?? 0) + count);
    }
    return [...counts].map(([name, count]) => ({ name, count }));
  };
  return { main: part(false), side: part(true) };
}

/** Whether so many copies may stand in one line. */
export const isCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= MOST_COPIES;

export const UNREADABLE_LINE = 'a line is a count and the name of a card, such as “4 Giant Growth”';
