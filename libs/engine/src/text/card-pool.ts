import {
  BASIC_LAND_TYPES,
  type CardDefinition,
  type Effect,
  type TextChange,
} from '@arbiter/cards';
import type { AbilityRef } from '../state/objects.ts';
import { keywordDefinition } from './keyword-texts.ts';
import { INNER_TEXTS_FROM, printedOf, type CompiledAbility, type Printed } from './printed.ts';

/** The definitions that a game is played with, compiled once each. */
export interface CardPool {
  /** Names of the cards (no tokens), in the order in which they were given. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /** @throws {Error} for a name that the pool does not hold. */
  printed(name: string, text: readonly TextChange[]): Printed;
  /** The ability or inner text that a reference names. */
  ability(ref: AbilityRef): CompiledAbility;
}

/** A card without type, cost or text that can't be played: what scenarios fill libraries with. */
export const BLANK_CARD: CardDefinition = { name: 'Blank', types: [] };

/** What a land becomes that an effect makes a basic one (6ED 214.9d, 214.9e). */
const BASIC_LANDS: readonly CardDefinition[] = BASIC_LAND_TYPES.map((type) => ({
  name: type,
  types: ['Land'],
  supertypes: ['Basic'],
  subtypes: [type],
}));

/** A pool of definitions; tokens that their effects create are found in their texts. */
export function cardPool(definitions: readonly CardDefinition[]): CardPool {
  const byName = new Map<string, CardDefinition>();
  for (const definition of [BLANK_CARD, ...BASIC_LANDS, ...definitions]) {
    byName.set(definition.name, definition);
    for (const token of tokensIn(definition)) byName.set(token.name, token);
  }
  const compiled = new Map<string, Printed>();
  const changed = new WeakMap<readonly TextChange[], Map<string, Printed>>();
  const printed = (name: string, text: readonly TextChange[]): Printed => {
    const cache = text.length === 0 ? compiled : cacheOf(changed, text);
    let found = cache.get(name);
    if (found === undefined) {
      const definition = byName.get(name) ?? keywordDefinition(name);
      if (definition === undefined) throw new Error(`no card is called '${name}' in this game`);
      found = printedOf(definition, text);
      cache.set(name, found);
    }
    return found;
  };
  return {
    names: definitions.map(({ name }) => name),
    has: (name) => byName.has(name),
    printed,
    ability(ref) {
      const { abilities, inner } = printed(ref.of, ref.text);
      return (
        ref.index < INNER_TEXTS_FROM ? abilities[ref.index] : inner[ref.index - INNER_TEXTS_FROM]
      ) as CompiledAbility;
    },
  };
}

function cacheOf<K extends object, V>(caches: WeakMap<K, Map<string, V>>, key: K): Map<string, V> {
  let cache = caches.get(key);
  if (cache === undefined) caches.set(key, (cache = new Map<string, V>()));
  return cache;
}

/** Tokens have their definition inside the effect that makes them. */
function tokensIn(definition: CardDefinition): CardDefinition[] {
  const tokens: CardDefinition[] = [];
  const look = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      if (effect.do === 'createTokens') tokens.push(effect.token);
      else if ('effect' in effect) look(effect.effect);
    }
  };
  for (const ability of definition.abilities ?? []) {
    if (ability.kind === 'activated' || ability.kind === 'triggered') look(ability.effect);
  }
  for (const mode of definition.spell ?? []) look(mode.effect);
  return tokens;
}
