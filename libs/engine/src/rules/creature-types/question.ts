import type { Lexicon } from '../../text/lexicon.ts';

/** Which words may be chosen as a creature type? Whether this one may, beside those of the cards there are. */
export type CreatureTypeWords = (word: string, lexicon: Lexicon) => boolean;
