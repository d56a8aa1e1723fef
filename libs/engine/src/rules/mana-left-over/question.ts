/** What becomes of mana left in a pool at the end of a phase: life lost, for an amount of mana. */
export type ManaLeftOver = (amount: number) => { readonly lifeLost: number };
