export * from './decks/index.ts';

export { checkDeck, checkDeckText, type DeckCheck, type DeckFault } from './deck-check.ts';
export {
  FORMATS,
  leastCards,
  makeFormat,
  parseFormat,
  type FormatOnDay,
  type FormatRules,
} from './formats/formats.ts';
export { FORM, FORMS, parseList, writeList, type Form } from './lists/forms.ts';
export { deckOf, type Deck } from './lists/list.ts';
export { BY_HAND } from './by-hand.ts';
export { CARDS, cardNamed, cardsIn, definitionsOf } from './cards.ts';
export { LIBRARY, type Library, type Words } from './library.ts';
export { serveOwnCards, type OwnCards } from './own-cards.ts';
export { releaseOf, setsWith } from './names.ts';
export { PRINTED_UNTIL } from './printed-types.ts';
export { creatureTypesUntil, printingsOf, typeLineOf, type Printing } from './printings.ts';
export { searchCards, type CardSearch, type FoundCard, type SearchedEdition } from './search.ts';
export { colorsOf } from './colors.ts';
export { isFlipCard } from './flip-cards.ts';
export { wholeCard } from './split-cards.ts';
export { SETS, type CardSet } from './sets.ts';
export { suggestionsFor } from './suggestions.ts';
export { poolOf, standingOf, type CardPool, type Standing } from './standing.ts';
export type { Variant } from './variants.ts';
export { parseWantedCost } from './wanted-cost.ts';
