import type { CardFacts } from '../facts.ts';

/** A card of a file that the compiler is not given. */
export interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** What one entry of a file comes to. */
export type Entry = CardFacts | LeftOut;
