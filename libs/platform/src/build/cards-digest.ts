import { canonicalJson, sha256 } from '@arbiter/protocol';

/** Which card definitions these are: SHA-256 over their canonical JSON. */
export function cardsDigest(cards: readonly unknown[]): string {
  return sha256(canonicalJson(cards));
}
