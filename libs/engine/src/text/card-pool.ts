import {
  BASIC_LAND_TYPES,
  PLAIN_KEYWORDS,
  abilityOfKeyword,
  additionsOf,
  colorsOfCost,
  keywordOfAnotherType,
  keywordsIn,
  parseManaCost,
  plainKeyword,
  type Ability,
  type CardDefinition,
  type Keyword,
  type TextChange,
} from '@arbiter/cards';
import type { AbilityRef } from '../state/objects.ts';
import { FACE_DOWN } from '../state/face-down.ts';
import {
  describedBy,
  describedKey,
  originalOfEpic,
  partsOfCopy,
  partsOfSplice,
  tokenKey,
} from '../state/names.ts';
import { printedOf } from './compile.ts';
import { lexiconOf, type Lexicon } from './lexicon.ts';
import type { CompiledAbility, Printed } from './printed.ts';
import { spliced } from './spliced.ts';
import { INNER_TEXTS_FROM } from './text-compiler.ts';

/** The definitions that a game is played with, compiled once each. */
export interface CardPool {
  /** Names of the cards (no tokens), in the order in which they were given. */
  readonly names: readonly string[];
  /** What may be named, of the game's cards or not. */
  readonly lexicon: Lexicon;
  /** Whether it makes a difference to any of the cards how a graveyard is ordered. */
  readonly graveyardsHaveAnOrder: boolean;
  /** Whether any ability of the cards watches for something from a graveyard, or from exile. */
  readonly watchesFromGraveyards: boolean;
  /** Whether any static ability of the cards works in a graveyard. */
  readonly worksInGraveyards: boolean;
  /** Whether any static ability of the cards says something of what isn't in play. */
  readonly saysElsewhere: boolean;
  /** Whether any ability of the cards shows cards of a hand to all players. */
  readonly showsHands: boolean;
  /** Whether any ability of the cards shows the top card of a library to all players. */
  readonly showsTopCards: boolean;
  has(name: string): boolean;
  /** @throws {Error} for a name that the pool does not hold. */
  printed(name: string, text: readonly TextChange[]): Printed;
  /** What a token is known by in this pool: its name, unless that is something else's here. */
  token(definition: CardDefinition): string;
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

/**
 * A pool of definitions; tokens that their effects create are found in their texts.
 *
 * @param lexicon what may be named; the words of the definitions themselves if left out
 */
export function cardPool(
  definitions: readonly CardDefinition[],
  lexicon: Lexicon = lexiconOf(definitions),
): CardPool {
  const byName = definitionsByName(definitions);
  // Looked for when something is asked for that is no card: a pool of all cards there are is seldom played with.
  let tokens: ReadonlyMap<string, string> | null = null;
  const withTokens = (): ReadonlyMap<string, string> => (tokens ??= addTokens(byName, definitions));
  const definitionOf = (name: string): CardDefinition | undefined => {
    if (!byName.has(name)) addChanged(byName, name, definitionOf);
    if (!byName.has(name)) withTokens();
    return byName.get(name);
  };
  const facts = factsAmong(definitions);
  const keywords = namedKeywords(definitions);
  const compiled = new Map<string, Printed>();
  const changed = new WeakMap<readonly TextChange[], Map<string, Printed>>();
  const compile = (name: string, text: readonly TextChange[]): Printed => {
    const definition = definitionOf(name);
    if (definition !== undefined) {
      // What is known by its own name is the same in every pool; others are few.
      if (text.length === 0 && definition.name === name) return unchanged(definition);
      return printedOf(definition, text, null, name);
    }
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
    lexicon,
    get graveyardsHaveAnOrder() {
      return facts('asksForOrder');
    },
    get watchesFromGraveyards() {
      return facts('watchesFromGraveyard');
    },
    get worksInGraveyards() {
      return facts('worksInGraveyard');
    },
    get saysElsewhere() {
      return facts('saysElsewhere');
    },
    get showsHands() {
      return facts('showsHands');
    },
    get showsTopCards() {
      return facts('showsTopCards');
    },
    names: definitions.map(({ name }) => name),
    has: (name) => definitionOf(name) !== undefined,
    printed,
    token: (definition) => withTokens().get(JSON.stringify(definition)) ?? describedKey(definition),
    keyword: (name) => keywordNamed(keywords(), name),
    abilitiesOf: ({ name, means }) => (means === null ? NONE : printed(name, UNCHANGED).abilities),
    ability(ref) {
      const { abilities, inner } = printed(ref.of, ref.text);
      return (
        ref.index < INNER_TEXTS_FROM ? abilities[ref.index] : inner[ref.index - INNER_TEXTS_FROM]
      ) as CompiledAbility;
    },
  };
}

/** What is found out about a definition once, for all pools that hold it. */
interface Facts {
  readonly tokens: readonly CardDefinition[];
  readonly asksForOrder: boolean;
  readonly watchesFromGraveyard: boolean;
  readonly worksInGraveyard: boolean;
  readonly saysElsewhere: boolean;
  readonly showsHands: boolean;
  readonly showsTopCards: boolean;
  printed: Printed | null;
}

const FLIP_SIDES = new WeakMap<CardDefinition, CardDefinition>();

/** What a flip card is once it is flipped: its cost and color are the same as before (TSP 508.1c). */
function flipSideOf(definition: CardDefinition): CardDefinition {
  let side = FLIP_SIDES.get(definition);
  if (side === undefined) {
    const { cost, colors, expansion, flipsTo } = definition;
    side = {
      ...(flipsTo as CardDefinition),
      ...(cost === undefined ? {} : { cost }),
      ...(colors === undefined ? {} : { colors }),
      ...(expansion === undefined ? {} : { expansion }),
    };
    FLIP_SIDES.set(definition, side);
  }
  return side;
}

const FACTS = new WeakMap<CardDefinition, Facts>();

function factsOf(definition: CardDefinition): Facts {
  let facts = FACTS.get(definition);
  if (facts === undefined) {
    facts = {
      tokens: tokensIn(definition),
      asksForOrder: asksForOrder(definition),
      watchesFromGraveyard: watchesFromGraveyard(definition),
      worksInGraveyard: (definition.abilities ?? []).some(
        (one) =>
          (one.kind === 'static' && one.from === 'graveyard') ||
          (one.kind === 'keyword' && one.keyword === 'dredge'),
      ),
      saysElsewhere: (definition.abilities ?? []).some(
        (one) => one.kind === 'static' && 'elsewhere' in one.effect,
      ),
      showsHands: showsHands(definition),
      showsTopCards: showsTopCards(definition),
      printed: null,
    };
    FACTS.set(definition, facts);
  }
  return facts;
}

/** The definitions that are there from the start, halves of split cards by names of their own. */
function definitionsByName(definitions: readonly CardDefinition[]): Map<string, CardDefinition> {
  const byName = new Map<string, CardDefinition>();
  for (const definition of [BLANK_CARD, FACE_DOWN, ...BASIC_LANDS, ...definitions]) {
    for (const part of partsOf(definition)) byName.set(part.name, part);
  }
  return byName;
}

type Fact = Exclude<keyof Facts, 'tokens' | 'printed'>;

/** Whether something is so of any of the definitions, looked for once each. */
function factsAmong(definitions: readonly CardDefinition[]): (fact: Fact) => boolean {
  const known: Partial<Record<Fact, boolean>> = {};
  return (fact) => known[fact] ?? (known[fact] = anyHas(definitions, fact));
}

const anyHas = (definitions: readonly CardDefinition[], fact: Fact): boolean =>
  definitions.some((one) => factsOf(one)[fact]);

function unchanged(definition: CardDefinition): Printed {
  const facts = factsOf(definition);
  return (facts.printed ??= printedOf(definition, UNCHANGED));
}

/**
 * Puts tokens into a pool: by their names, or by their owners' too where something else has the name.
 *
 * @returns what each is known by, by its definition as JSON: equal tokens of two cards are the same
 */
function addTokens(
  byName: Map<string, CardDefinition>,
  definitions: readonly CardDefinition[],
): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const owner of definitions) {
    for (const token of factsOf(owner).tokens) {
      const text = JSON.stringify(token);
      if (known.has(text)) continue;
      let key = token.name;
      for (let i = 0; byName.has(key); i++) key = tokenKey(token.name, owner.name, i);
      byName.set(key, token);
      known.set(text, key);
    }
  }
  return known;
}

/** A card and what else it may be: halves of a split card, the other side of a flip card. */
const partsOf = (definition: CardDefinition): readonly CardDefinition[] => [
  definition,
  ...(definition.halves ?? []),
  ...(definition.flipsTo === undefined ? [] : [flipSideOf(definition)]),
];

/** Puts what is known by the names of several cards, or by what it is, into a pool. */
function addChanged(
  byName: Map<string, CardDefinition>,
  name: string,
  definitionOf: (name: string) => CardDefinition | undefined,
): void {
  const described = describedBy(name);
  if (described !== null) byName.set(name, described);
  addCopy(byName, name, definitionOf);
  addChangedSpell(byName, name, definitionOf);
}

/** Puts a copy into a pool that has something beside what it copied (TSP 503.9). */
function addCopy(
  byName: Map<string, CardDefinition>,
  name: string,
  definitionOf: (name: string) => CardDefinition | undefined,
): void {
  const parts = partsOfCopy(name);
  if (parts === null) return;
  const [model, copier] = parts.map(definitionOf);
  const additions = copier === undefined ? null : additionsOf(copier);
  if (model === undefined || copier === undefined || additions === null) return;
  byName.set(name, {
    ...model,
    ...(additions.ownColor
      ? { colors: copier.colors ?? colorsOfCost(parseManaCost(copier.cost ?? '')) }
      : {}),
    types: [...new Set([...model.types, ...additions.types])],
    abilities: [...(model.abilities ?? []), ...additions.abilities],
  });
}

/** Puts a spell into a pool that cards are spliced onto (TSP 502.40c), or a copy without epic (TSP 502.44a). */
function addChangedSpell(
  byName: Map<string, CardDefinition>,
  name: string,
  definitionOf: (name: string) => CardDefinition | undefined,
): void {
  const epic = originalOfEpic(name);
  const original = epic === null ? undefined : definitionOf(epic);
  if (original !== undefined) {
    const { abilities = [] } = original;
    const others = abilities.filter((one) => one.kind !== 'keyword' || one.keyword !== 'epic');
    byName.set(name, { ...original, abilities: others });
  }
  const parts = partsOfSplice(name);
  if (parts === null) return;
  const [spell, card] = parts.map(definitionOf);
  if (spell !== undefined && card !== undefined) byName.set(name, spliced(spell, card));
}

const NONE: readonly CompiledAbility[] = [];
const UNCHANGED: readonly TextChange[] = [];

function keywordNamed(keywords: ReadonlyMap<string, Keyword>, name: string): Keyword {
  const keyword = keywords.get(name) ?? keywordOfAnotherType([...keywords.values()], name);
  if (keyword === undefined) throw new Error(`no card of this game has the keyword '${name}'`);
  return keyword;
}

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
  return (
    ('top' in text && 'in' in text && text.in === 'graveyard') ||
    Object.values(text).some(asksForOrder)
  );
}

/** Whether a static ability shows hands, its own or one that it gives to others. */
function showsHands(text: unknown): boolean {
  if (typeof text !== 'object' || text === null) return false;
  return 'reveals' in text || Object.values(text).some(showsHands);
}

/** Whether a static ability shows the top card of a library, its own or one that it gives to others. */
function showsTopCards(text: unknown): boolean {
  if (typeof text !== 'object' || text === null) return false;
  if ('reveals' in text && text.reveals === 'top card') return true;
  return Object.values(text).some(showsTopCards);
}

/** Whether a triggered ability watches from a graveyard or from exile, its own, a keyword's or one that it gives to others. */
function watchesFromGraveyard(text: unknown): boolean {
  if (typeof text !== 'object' || text === null) return false;
  const meant = 'keyword' in text && isKeyword(text) ? abilityOfKeyword(text, ANY_CARD) : null;
  if (meant !== null && watchesFromGraveyard(meant)) return true;
  return (
    ('trigger' in text && 'from' in text && WATCHING.includes(text.from)) ||
    Object.values(text).some(watchesFromGraveyard)
  );
}

const WATCHING: readonly unknown[] = ['graveyard', 'exile'];

const isKeyword = (text: object): text is Extract<Ability, { kind: 'keyword' }> =>
  'kind' in text && text.kind === 'keyword';

/** From where a keyword's ability watches is the same on every card. */
const ANY_CARD = { name: '', cost: '0' };
