import type { CardDefinition } from '@arbiter/cards';
import compiled from '../generated/cards.js';
import variants from '../generated/variants.js';
import { withAgeCounters } from './age-counters.ts';
import { BY_HAND } from './by-hand.ts';
import { withLandTypes } from './land-types.ts';
import { flipCardsOf, isFlipCard } from './flip-cards.ts';
import { keyOf } from './names.ts';
import { withPrintedTypes } from './printed-types.ts';
import { splitCardsOf, wholeCard } from './split-cards.ts';
import { varied } from './variants.ts';
import { withDefenders } from './walls.ts';

/** Every card that works: those written by hand in the order of their sets, then those compiled from their texts. */
export const CARDS: readonly CardDefinition[] = [
  ...BY_HAND,
  // Half of a split card or flip card is no card of its own: nobody can have `Ice` without `Fire`.
  ...compiled.filter(({ name }) => wholeCard(name) === name && !isFlipCard(name)),
  ...splitCardsOf(compiled),
  ...flipCardsOf(compiled),
];

/** Somebody's own, beside those. */
let own: readonly CardDefinition[] = [];
let ownByKey: ReadonlyMap<string, CardDefinition> = new Map();

/** Replaces the cards of one's own that were served before. Their names are none of `CARDS`. */
export function serveBeside(cards: readonly CardDefinition[]): void {
  own = cards;
  ownByKey = new Map(cards.map((card) => [keyOf(card.name), card]));
  IN_EDITION.clear();
}

/** The card of that name; somebody's own may be written in any way. */
export function cardNamed(name: string): CardDefinition | undefined {
  return BY_NAME.get(name) ?? ownByKey.get(keyOf(name));
}

const BY_NAME = new Map(CARDS.map((card) => [card.name, card]));

/**
 * The cards as an edition has them: with the types of its time, and where its own printing means something else, that.
 *
 * @param edition its code
 */
export function cardsIn(edition: string): readonly CardDefinition[] {
  let found = IN_EDITION.get(edition);
  if (found === undefined) {
    const printed = varied(withPrintedTypes(CARDS, edition), variants, edition);
    const ours = withLandTypes(withAgeCounters(withDefenders(printed, edition), edition), edition);
    IN_EDITION.set(edition, (found = own.length === 0 ? ours : [...ours, ...own]));
  }
  return found;
}

const IN_EDITION = new Map<string, readonly CardDefinition[]>();

/**
 * The definitions of these cards in an edition, with all that they can bring into a game: tokens stand in the texts of
 * what makes them. Names of cards that there are not are left out.
 */
export function definitionsOf(edition: string, names: Iterable<string>): readonly CardDefinition[] {
  const wanted = new Set(names);
  return cardsIn(edition).filter(({ name }) => wanted.has(name));
}
