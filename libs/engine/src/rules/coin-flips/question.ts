/** How a flip is won: as chance will have it, or by a call that its outcome matches. */
export type CoinFlips = 'by chance' | 'by a call';
