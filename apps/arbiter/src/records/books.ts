import { judgesOf } from '@arbiter/editions';
import { engineDigest } from '@arbiter/platform';
import { shake256, type Pinned } from '@arbiter/protocol';
import { LIBRARY } from '@arbiter/sets';

/** The judge of an edition, with the cards that work for games that bring none; undefined for an edition that this build does not play. */
export const judgeOf = judgesOf(LIBRARY, shake256);

let digests: Pinned | undefined;

/** What every game that opens now pins: this build of the engine. Its definitions it pins besides. */
export function pinnedNow(): Pinned {
  return (digests ??= { engine: engineDigest() });
}
