/**
 * How a flip is won: as chance will have it, or by a call that its outcome matches.
 * @param call asks for the call
 * @returns what it says; `undefined` where nobody calls
 */
export type CoinFlips = <Call>(call: () => Call) => Call | undefined;
