/** How much a scenario may be: far more than any needs, far less than what would hold a server up. */
export const LIMITS = {
  /** Characters of a file. */
  characters: 100_000,
  /** Levels of lists and keys in each other. */
  depth: 40,
  aliases: 100,
  /** Words, lists and records, those behind an alias counted each time. */
  places: 100_000,
  /** Steps of a script, those within others too. */
  steps: 1_000,
  /** Cards on a table or in a deck, and each time that one is repeated (`x3`). */
  cards: 1_000,
} as const;
