import { EDITIONS } from '@arbiter/editions';
import { cardPool, judge, type Judge } from '@arbiter/engine';
import { shake256 } from '@arbiter/protocol';
import { CARDS } from '@arbiter/sets';

/** The judge of an edition; undefined for one that this build does not play. */
export type JudgeOf = (edition: string) => Judge | undefined;

/** The judges of all editions of this build. Made at the first question, because cards take a while to compile. */
export function judges(): JudgeOf {
  let known: Map<string, Judge> | undefined;
  return (edition) => {
    if (known === undefined) {
      const pool = cardPool(CARDS);
      known = new Map(
        Object.entries(EDITIONS).map(([code, rules]) => [code, judge(rules, pool, shake256)]),
      );
    }
    return known.get(edition);
  };
}
