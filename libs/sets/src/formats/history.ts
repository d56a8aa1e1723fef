/**
 * A format through the years. What is not known for sure is left out, and said to be: the deck check then says that it
 * can't tell, rather than let a deck pass or refuse it.
 */
export interface FormatHistory {
  readonly format: string;
  /** The last day that is covered. */
  readonly until: string;
  /** Which sets were in it, by the first day of each change, oldest first; before the first nothing is known. */
  readonly sets: readonly SetsFrom[];
  /** What changed in the banned and restricted lists, oldest first. */
  readonly lists: readonly ListChange[];
  /** Cards that were in it although none of its sets was. */
  readonly besides?: {
    readonly names: readonly string[];
    readonly from: string;
    readonly until: string;
  };
}

export interface SetsFrom {
  readonly from: string;
  /** Codes of the sets; each counts from the day on which it became legal. `null`: not known for these days. */
  readonly sets: readonly string[] | 'all' | null;
}

export interface ListChange {
  /** The first day on which it counted. */
  readonly from: string;
  /** Who said so. */
  readonly source: string;
  readonly banned?: readonly string[];
  readonly restricted?: readonly string[];
  /** Neither banned nor restricted any more. */
  readonly freed?: readonly string[];
  /** What became of them between this day and the next change that names them is not known. */
  readonly unknown?: readonly string[];
}

/** Names of cards, separated by strokes. */
export const cards = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s*\|\s*/u)
    .map((name) => name.replace(/\s+/gu, ' '));
