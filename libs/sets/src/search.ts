import { rulesText, type CardDefinition, type Color } from '@arbiter/cards';
import { cardsIn } from './cards.ts';
import { keyOf, releaseOf } from './names.ts';
import { printedNames, printingsOf } from './printings.ts';
import { typeLineAt } from './type-lines.ts';
import { parseWantedCost, type WantedCost } from './wanted-cost.ts';
import { colorsOf } from './colors.ts';

/** What is looked for; fields that are left out match every card. */
export interface CardSearch {
  /** A part of the name, as people write it. */
  readonly name?: string | undefined;
  /** A part of the rules text, in any case: of cards that work. */
  readonly text?: string | undefined;
  /** A word of the type line: a type, a supertype or a subtype. */
  readonly type?: string | undefined;
  /** Cards that have all of these colours; none of them: colourless ones. */
  readonly colors?: readonly Color[] | undefined;
  /** The mana cost as players write it, `2RR`, `{2}{R}{R}`, or the converted one, `<=3`: as `parseWantedCost` reads it. */
  readonly cost?: string | undefined;
  /** The code of a set that has it. */
  readonly set?: string | undefined;
  readonly works?: boolean | undefined;
}

/** The edition that is asked about. */
export interface SearchedEdition {
  readonly code: string;
  /** ISO date of its rulebook. */
  readonly date: string;
}

/** A card that was found. */
export interface FoundCard {
  readonly name: string;
  /** Why it can't be played in the edition; null: it can. */
  readonly why: 'not yet working' | 'not in the edition' | null;
  /** Its type line at the edition's time, in the words of its rules; or in its first printing. */
  readonly type: string;
  /** The codes of its sets, oldest first. */
  readonly sets: readonly string[];
  /** What it is in the edition, if it works at all. */
  readonly definition: CardDefinition | null;
}

/**
 * The cards that fit, in the order of their names.
 *
 * @param after the name after which the page begins
 * @param limit how many at most
 */
export function searchCards(
  search: CardSearch,
  edition: SearchedEdition,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): readonly FoundCard[] {
  const wanted = search.name === undefined ? '' : keyOf(search.name);
  const hasCost = search.cost === undefined ? null : (parseWantedCost(search.cost) ?? none);
  const found: FoundCard[] = [];
  for (const { name, key } of allNames(edition.code)) {
    if (name <= after || !key.includes(wanted)) continue;
    const card = foundCard(name, edition);
    if (!fits(card, search, hasCost)) continue;
    found.push(card);
    if (found.length === limit) break;
  }
  return found;
}

function foundCard(name: string, { code, date }: SearchedEdition): FoundCard {
  const definition = definitions(code).get(name) ?? null;
  const released = releaseOf(name)?.released;
  const late = released !== undefined && released > date;
  const printings = printingsOf(name);
  return {
    name,
    why: late ? 'not in the edition' : definition === null ? 'not yet working' : null,
    type: typeLineAt(name, date) ?? printings[0]?.type ?? definition?.types.join(' ') ?? '',
    sets: printings.map(({ set }) => set.code),
    definition,
  };
}

const none: WantedCost = () => false;

function fits(card: FoundCard, search: CardSearch, hasCost: WantedCost | null): boolean {
  const { definition } = card;
  const { works, set, type, text, colors } = search;
  if (works !== undefined && works !== (card.why === null)) return false;
  if (set !== undefined && !card.sets.includes(set)) return false;
  if (type !== undefined && !wordsOfType(card).has(type.toLowerCase())) return false;
  if (text === undefined && colors === undefined && hasCost === null) return true;
  // What a card is that does not work here yet, nobody has told.
  if (definition === null) return false;
  if (hasCost !== null && !hasCost(definition)) return false;
  if (colors !== undefined && !hasColors(definition, colors)) return false;
  return text === undefined || textOf(definition).includes(text.toLowerCase());
}

function hasColors(card: CardDefinition, wanted: readonly Color[]): boolean {
  const colors = colorsOf(card);
  return wanted.length === 0 ? colors.length === 0 : wanted.every((one) => colors.includes(one));
}

function wordsOfType({ type, definition }: FoundCard): ReadonlySet<string> {
  const { supertypes = [], types = [], subtypes = [] } = definition ?? {};
  const words = [...type.split(/[\s—-]+/u), ...supertypes, ...types, ...subtypes];
  return new Set(words.map((word) => word.toLowerCase()));
}

const TEXTS = new WeakMap<CardDefinition, string>();

function textOf(card: CardDefinition): string {
  let text = TEXTS.get(card);
  if (text === undefined) TEXTS.set(card, (text = rulesText(card).join('\n').toLowerCase()));
  return text;
}

interface Known {
  readonly name: string;
  readonly key: string;
}

const NAMES = new WeakMap<readonly CardDefinition[], readonly Known[]>();

/** All names there are, printed or somebody's own, in order. */
function allNames(edition: string): readonly Known[] {
  const cards = cardsIn(edition);
  let names = NAMES.get(cards);
  if (names === undefined) {
    const all = new Set([...printedNames(), ...definitions(edition).keys()]);
    names = [...all].sort().map((name) => ({ name, key: keyOf(name) }));
    NAMES.set(cards, names);
  }
  return names;
}

const DEFINITIONS = new WeakMap<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

function definitions(edition: string): ReadonlyMap<string, CardDefinition> {
  const cards = cardsIn(edition);
  let found = DEFINITIONS.get(cards);
  if (found === undefined) {
    found = new Map(cards.map((card) => [card.name, card]));
    DEFINITIONS.set(cards, found);
  }
  return found;
}
