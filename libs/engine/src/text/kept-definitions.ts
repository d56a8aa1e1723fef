import type { CardDefinition } from '@arbiter/cards';
import { cardPool, type CardPool } from './card-pool.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * The pool of a game that has its definitions with it, each as the JSON that it was opened with. Games share what they
 * have in common: a text is read once, and its definition compiled once.
 */
export function keptPool(texts: readonly string[], lexicon: Lexicon): CardPool {
  let pool = POOLS.get(texts);
  if (pool === undefined) POOLS.set(texts, (pool = cardPool(texts.map(definitionOf), lexicon)));
  return pool;
}

/** By the list that a game holds on to from its opening on. */
const POOLS = new WeakMap<readonly string[], CardPool>();

/** There are as many as there are cards, and some more where cards were mended. */
const DEFINITIONS = new Map<string, CardDefinition>();

/** What the opening of a game was given was checked when it was made ready: it is read as it stands. */
function definitionOf(text: string): CardDefinition {
  let definition = DEFINITIONS.get(text);
  if (definition === undefined) {
    definition = JSON.parse(text) as CardDefinition;
    DEFINITIONS.set(text, definition);
  }
  return definition;
}
