import { EDITIONS } from '@arbiter/editions';
import { cardPool, judge, type CardPool, type Judge } from '@arbiter/engine';
import { cardsDigest, engineDigest } from '@arbiter/platform';
import { shake256, type Pinned } from '@arbiter/protocol';
import { CARDS } from '@arbiter/sets';

let pool: CardPool | undefined;
const judges = new Map<string, Judge>();

/** The judge of an edition, with every card that works; undefined for an edition that this build does not play. */
export function judgeOf(edition: string): Judge | undefined {
  const rules = EDITIONS[edition];
  if (rules === undefined) return undefined;
  let found = judges.get(edition);
  if (found === undefined) {
    pool ??= cardPool(CARDS);
    judges.set(edition, (found = judge(rules, pool, shake256)));
  }
  return found;
}

let digests: Pinned | undefined;

/** What a game that opens now pins: this build of the engine, and these card definitions. */
export function pinnedNow(): Pinned {
  return (digests ??= { cards: cardsDigest(CARDS), engine: engineDigest() });
}
