import type { Deck } from '@arbiter/client';
import { numberIn, type Fields } from './fields.ts';

/** A card of a deck, and how many of it are in the main deck. */
export interface Row {
  readonly name: string;
  readonly main: number;
  readonly all: number;
}

/** Every card once, in the order of the list. */
export function rowsOf({ main, side }: Deck): Row[] {
  const rows = new Map<string, Row>();
  for (const [list, played] of [
    [main, true],
    [side, false],
  ] as const) {
    for (const { name, count } of list) {
      const row = rows.get(name) ?? { name, main: 0, all: 0 };
      rows.set(name, {
        name,
        main: row.main + (played ? count : 0),
        all: row.all + count,
      });
    }
  }
  return [...rows.values()];
}

/** The deck that a filled sideboarding form means. */
export function deckIn(deck: Deck, fields: Fields): Deck {
  const rows = rowsOf(deck).map((row) => {
    const main = numberIn(fields, `main ${row.name}`, row.main);
    return { name: row.name, main, side: row.all - main };
  });
  const list = (pick: (row: (typeof rows)[number]) => number): Deck['main'] =>
    rows.flatMap((row) => (pick(row) > 0 ? [{ name: row.name, count: pick(row) }] : []));
  return { main: list(({ main }) => main), side: list(({ side }) => side) };
}
