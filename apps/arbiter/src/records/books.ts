import { judgesOf } from '@arbiter/editions';
import { cardsDigest, engineDigest } from '@arbiter/platform';
import { shake256, type Pinned } from '@arbiter/protocol';
import { CARDS } from '@arbiter/sets';

/** The judge of an edition, with every card that works; undefined for an edition that this build does not play. */
export const judgeOf = judgesOf(CARDS, shake256);

let digests: Pinned | undefined;

/** What a game that opens now pins: this build of the engine, and these card definitions. */
export function pinnedNow(): Pinned {
  return (digests ??= { cards: cardsDigest(CARDS), engine: engineDigest() });
}
