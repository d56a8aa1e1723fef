import type { Terms } from '@arbiter/cards';

/** In which words does the rulebook write the texts of cards? */
export type CardTerms = Terms;
