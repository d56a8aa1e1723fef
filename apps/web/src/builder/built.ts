import type { Card, CheckedDeck } from '@arbiter/client';
import type { Plain } from '../words/say.ts';

/** A card of a deck that is being built, and how many of it are in the main deck and in the sideboard. */
export interface Built {
  readonly name: string;
  readonly main: number;
  readonly side: number;
}

/** A part of a deck. */
export type Part = 'main' | 'side';

/** Every card of a deck once, in the order of its list. */
export function builtFrom({ main, side }: CheckedDeck['deck']): readonly Built[] {
  let all: readonly Built[] = [];
  for (const { name, count } of main) all = withMore(all, name, 'main', count);
  for (const { name, count } of side) all = withMore(all, name, 'side', count);
  return all;
}

/** With more copies of a card in a part, or fewer; what has none left is no card of the deck any more. */
export function withMore(
  all: readonly Built[],
  name: string,
  part: Part,
  more: number,
): readonly Built[] {
  const there = all.some((one) => one.name === name);
  const found = there ? all : [...all, { name, main: 0, side: 0 }];
  return found
    .map((one) => (one.name === name ? { ...one, [part]: Math.max(0, one[part] + more) } : one))
    .filter(({ main, side }) => main + side > 0);
}

/** One copy goes from a part to the other. */
export function moved(all: readonly Built[], name: string, from: Part): readonly Built[] {
  const has = all.some((one) => one.name === name && one[from] > 0);
  if (!has) return all;
  return withMore(withMore(all, name, from === 'main' ? 'side' : 'main', 1), name, from, -1);
}

/** The deck as a list of text, which every program reads. */
export function listOf(all: readonly Built[]): string {
  const lines = (part: Part): string[] =>
    all.flatMap((one) => (one[part] > 0 ? [`${one[part]} ${one.name}`] : []));
  const side = lines('side');
  return [...lines('main'), ...(side.length === 0 ? [] : ['', 'Sideboard', ...side]), ''].join(
    '\n',
  );
}

/** How many cards a part has. */
export const countOf = (all: readonly Built[], part: Part): number =>
  all.reduce((sum, one) => sum + one[part], 0);

/** The converted mana cost, with X as 0 (6ED Glossary: Converted Mana Cost). @param cost such as `2RR` or `(W/U)X` */
export function manaValueOf(cost: string): number {
  const symbols = [...cost.matchAll(/\(([^)]*)\)|(\d+)|([A-Z])/gu)];
  return symbols.reduce((sum, [, , digits, letter]) => {
    if (digits !== undefined) return sum + Number(digits);
    return letter === 'X' ? sum : sum + 1;
  }, 0);
}

/** Costs from here on are one column of the curve. */
const DEAREST = 7;

/**
 * How many cards of the main deck have each converted mana cost; the last number is of all that cost more. Lands cost
 * nothing, and of what is unknown nobody knows the cost: both are left out.
 */
export function curveOf(all: readonly Built[], cards: ReadonlyMap<string, Card>): number[] {
  const curve = Array<number>(DEAREST + 1).fill(0);
  for (const { name, main } of all) {
    const card = cards.get(name);
    if (card === undefined || card.types.includes('Land')) continue;
    const at = Math.min(DEAREST, manaValueOf(card.cost ?? ''));
    curve[at] = (curve[at] as number) + main;
  }
  return curve;
}

/** Headings of the list, in their order, by what a card is. */
export const KINDS = [
  'Creatures',
  'Other spells',
  'Lands',
  'Not working yet',
] as const satisfies readonly Plain[];
export type Kind = (typeof KINDS)[number];

export function kindOf(card: Card | undefined): Kind {
  if (card === undefined) return 'Not working yet';
  if (card.types.includes('Land')) return 'Lands';
  return card.types.includes('Creature') ? 'Creatures' : 'Other spells';
}

const OPENING_HAND = 7;

/** The main deck in some order: its first seven cards are an opening hand. @param below a whole number below that one */
export function shuffled(all: readonly Built[], below: (most: number) => number): string[] {
  const cards = all.flatMap(({ name, main }) => Array<string>(main).fill(name));
  for (let left = cards.length; left > 1; left--) {
    const other = below(left);
    const card = cards[left - 1] as string;
    cards[left - 1] = cards[other] as string;
    cards[other] = card;
  }
  return cards;
}

export const openingHand = (library: readonly string[]): number =>
  Math.min(OPENING_HAND, library.length);
