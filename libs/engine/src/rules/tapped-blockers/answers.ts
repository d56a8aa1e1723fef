import type { TappedBlockers } from './question.ts';

/** 6ED 306.2b: being tapped does not matter any more. */
export const tappedBlockersDealDamage: TappedBlockers = () => true;

/** 5ED More on Combat; 4ED likewise: a blocker that was tapped for something deals none. */
export const tappedBlockersDealNone: TappedBlockers = (tapped) => !tapped;
