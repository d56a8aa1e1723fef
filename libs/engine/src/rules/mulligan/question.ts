/**
 * May a player who has taken `taken` mulligans take another one, and how many cards is that hand?
 * `null`: there is no other.
 */
export type Mulligan = (startingHand: number, taken: number) => number | null;
