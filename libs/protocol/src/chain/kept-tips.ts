import { parseCommit } from './commit.ts';
import { verifyTip, type PublicKey, type SignedTip } from './signed-tip.ts';

/**
 * The first of the tips that a client kept which this record does not hold, in the order in which they were received:
 * proof that the server told another history then. Undefined if the record holds them all.
 *
 * @param lines the lines of a record that `verifyChain` found good
 */
export function missingTip(
  lines: readonly string[],
  kept: readonly SignedTip[],
  keys: readonly PublicKey[],
): SignedTip | undefined {
  const tips = lines.slice(1, -1).map((line) => {
    const parsed = parseCommit(line);
    return 'commit' in parsed ? parsed.commit.id : undefined;
  });
  let last = 0;
  return kept.find((tip) => {
    const inOrder = tip.version >= last;
    last = tip.version;
    return !inOrder || tips[tip.version - 1] !== tip.tip || !verifyTip(tip, keys);
  });
}
