import { cardPool, judge, type CardPool, type Judge } from '@arbiter/engine';
import type { ExtendableHash } from '@arbiter/kernel';
import { EDITIONS } from './editions.ts';

/** The judge of an edition, by its code; undefined for one that players are not offered. */
export type JudgeOf = (edition: string) => Judge | undefined;

/**
 * The judges of all editions that players are offered, over one pool of cards. Each is made when it is first asked for,
 * because cards take a while to compile.
 *
 * @param hash SHAKE256 or another extendable-output hash: all chance follows from it and the game's secrets
 */
export function judgesOf(
  definitions: Parameters<typeof cardPool>[0],
  hash: ExtendableHash,
): JudgeOf {
  let pool: CardPool | undefined;
  const judges = new Map<string, Judge>();
  return (edition) => {
    const rules = EDITIONS[edition];
    if (rules === undefined) return undefined;
    let found = judges.get(edition);
    if (found === undefined) {
      pool ??= cardPool(definitions);
      judges.set(edition, (found = judge(rules, pool, hash)));
    }
    return found;
  };
}
