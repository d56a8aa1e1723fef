import { EDITIONS } from '@arbiter/editions';
import { cardPool, judge, type CardPool, type Judge } from '@arbiter/engine';
import { shake256 } from '@arbiter/protocol';
import { CARDS } from '@arbiter/sets';

let pool: CardPool | undefined;
const judges = new Map<string, Judge>();

/** The judge of an edition, with every card that works; undefined for an edition that is not played here. */
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
