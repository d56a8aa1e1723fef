import { canonicalJson } from './canonical.ts';
import { sha256 } from './digest.ts';

/** A card definition as far as it matters here: what else it says is the card language's. */
export interface Named {
  readonly name: string;
}

/** The definitions that a game is opened with: the canonical JSON of each, in order of name, each name once. */
export function makeDefinitions(cards: Iterable<Named>): readonly string[] {
  const texts = new Map([...cards].map((card) => [card.name, canonicalJson(card)]));
  const names = [...texts.keys()].sort();
  return names.map((name) => texts.get(name) ?? '');
}

/**
 * What a game pins of its definitions: SHA-256 over the canonical list of their names and hashes. It follows from the
 * decks, so it stays restricted as long as they do.
 */
export function definitionsDigest(definitions: readonly string[]): string {
  return sha256(
    canonicalJson(definitions.map((text) => [(JSON.parse(text) as Named).name, sha256(text)])),
  );
}
