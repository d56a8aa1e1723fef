import {
  BASIC_LAND_TYPES,
  PLAIN_KEYWORDS,
  keywordsIn,
  plainKeyword,
  type CardDefinition,
  type Keyword,
  type TextChange,
} from '@arbiter/cards';
import type { AbilityRef } from '../state/objects.ts';
import { printedOf } from './compile.ts';
import type { CompiledAbility, Printed } from './printed.ts';
import { INNER_TEXTS_FROM } from './text-compiler.ts';

/** The definitions that a game is played with, compiled once each. */
export interface CardPool {
  /** Names of the cards (no tokens), in the order in which they were given. */
  readonly names: readonly string[];
  /** Whether it makes a difference to any of the cards how a graveyard is ordered. */
  readonly graveyardsHaveAnOrder: boolean;
  has(name: string): boolean;
  /** @throws {Error} for a name that the pool does not hold. */
  printed(name: string, text: readonly TextChange[]): Printed;
  /** The keyword that records name so. @throws {Error} for one that no text of the pool has. */
  keyword(name: string): Keyword;
  /** The abilities of whatever has the keyword. */
  abilitiesOf(keyword: Keyword): readonly CompiledAbility[];
  /** The ability or inner text that a reference names. */
  ability(ref: AbilityRef): CompiledAbility;
}

/** A card without type, cost or text that can't be played: what scenarios fill libraries with. */
export const BLANK_CARD: CardDefinition = { name: 'Blank', types: [] };

/** Whose mana ability a land has that an effect makes a basic one, in games without such a card (6ED 214.9d, 214.9e). */
const BASIC_LANDS: readonly CardDefinition[] = BASIC_LAND_TYPES.map((name) => ({
  name,
  types: ['Land'],
}));

/** A pool of definitions; tokens that their effects create are found in their texts. */
export function cardPool(definitions: readonly CardDefinition[]): CardPool {
  const byName = new Map<string, CardDefinition>();
  for (const definition of [BLANK_CARD, ...BASIC_LANDS, ...definitions]) {
    byName.set(definition.name, definition);
    for (const token of tokensIn(definition)) byName.set(token.name, token);
  }
  const keywords = namedKeywords(definitions);
  const compiled = new Map<string, Printed>();
  const changed = new WeakMap<readonly TextChange[], Map<string, Printed>>();
  const compile = (name: string, text: readonly TextChange[]): Printed => {
    const definition = byName.get(name);
    if (definition !== undefined) return printedOf(definition, text);
    const keyword = keywords().get(name) ?? null;
    if (keyword?.means == null) throw new Error(`no card is called '${name}' in this game`);
    return printedOf(keyword.means, text, keyword.ability.keyword);
  };
  const printed = (name: string, text: readonly TextChange[]): Printed => {
    const cache = text.length === 0 ? compiled : cacheOf(changed, text);
    let found = cache.get(name);
    if (found === undefined) {
      found = compile(name, text);
      cache.set(name, found);
    }
    return found;
  };
  return {
    graveyardsHaveAnOrder: definitions.some(asksForOrder),
    names: definitions.map(({ name }) => name),
    has: (name) => byName.has(name),
    printed,
    keyword(name) {
      const keyword = keywords().get(name);
      if (keyword === undefined) throw new Error(`no card of this game has the keyword '${name}'`);
      return keyword;
    },
    abilitiesOf: ({ name, means }) => (means === null ? NONE : printed(name, UNCHANGED).abilities),
    ability(ref) {
      const { abilities, inner } = printed(ref.of, ref.text);
      return (
        ref.index < INNER_TEXTS_FROM ? abilities[ref.index] : inner[ref.index - INNER_TEXTS_FROM]
      ) as CompiledAbility;
    },
  };
}

const NONE: readonly CompiledAbility[] = [];
const UNCHANGED: readonly TextChange[] = [];

/** The keywords of a game by the names that records have for them; gathered when one is first asked for. */
function namedKeywords(definitions: readonly CardDefinition[]): () => ReadonlyMap<string, Keyword> {
  let known: Map<string, Keyword> | null = null;
  return () => {
    if (known !== null) return known;
    known = new Map(PLAIN_KEYWORDS.map((word) => [word, plainKeyword(word)]));
    for (const keyword of keywordsIn(definitions)) {
      known.set(keyword.name, keyword);
      // Records of earlier versions name one with a cost by its word alone.
      if (!known.has(keyword.ability.keyword)) known.set(keyword.ability.keyword, keyword);
    }
    return known;
  };
}

function cacheOf<K extends object, V>(caches: WeakMap<K, Map<string, V>>, key: K): Map<string, V> {
  let cache = caches.get(key);
  if (cache === undefined) caches.set(key, (cache = new Map<string, V>()));
  return cache;
}

/** Tokens have their definition inside the effect that makes them, wherever in the text it stands. */
function tokensIn(text: unknown): CardDefinition[] {
  if (typeof text !== 'object' || text === null) return [];
  const inside = Object.values(text).flatMap(tokensIn);
  const { do: verb, token } = text as { readonly do?: unknown; readonly token: CardDefinition };
  return verb === 'createTokens' ? [token, ...inside] : inside;
}

/** Whether a text asks in which order cards lie in a graveyard. */
function asksForOrder(text: unknown): boolean {
  if (typeof text !== 'object' || text === null) return false;
  return 'topOfGraveyard' in text || Object.values(text).some(asksForOrder);
}
