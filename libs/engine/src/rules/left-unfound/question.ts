/** Where a search for all cards of a kind may leave some of them. */
export type LeftUnfound = 'anywhere' | 'where hidden';
