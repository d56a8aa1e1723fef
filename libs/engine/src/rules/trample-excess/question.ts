/**
 * How much damage a trampling creature must be able to see dealt to a blocker before the rest may go to the
 * player. `planned` is what other creatures assign to that blocker.
 */
export type TrampleExcess = (toughness: number, marked: number, planned: number) => number;
