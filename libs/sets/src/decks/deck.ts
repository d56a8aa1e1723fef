/** A deck that comes with the project, as data. */
export interface KnownDeck {
  readonly name: string;
  /** Who played it, and where; decks for tests have neither. */
  readonly player?: string;
  readonly event?: string;
  readonly main: DeckList;
  readonly side: DeckList;
}

/** A deck that was played at a tournament. */
export interface TournamentDeck extends KnownDeck {
  readonly player: string;
  readonly event: string;
  /** The first day of the tournament, as an ISO date. */
  readonly day: string;
}

export type DeckList = readonly { readonly name: string; readonly count: number }[];

/** Reads lines such as `4 Giant Growth`; for the decks of this folder, whose lines are known to be right. */
export function deckList(text: string): DeckList {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [count = '', ...words] = line.trim().split(' ');
      return { name: words.join(' '), count: Number(count) };
    });
}

/** The names of all cards of a list, each as often as it is there. */
export function cardsOf(list: DeckList): string[] {
  return list.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
}
