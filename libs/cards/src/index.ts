export { CARD_DEFINITIONS } from './card-schema.ts';
export { combatRuleText } from './combat-text.ts';
export { costKinds, deedsOf, deedsOfCard, type Aim, type CostKind, type Deed } from './deeds.ts';
export { faultsOf, type CardFault } from './faults.ts';
export { inOrder } from './in-order.ts';
export type { Amount, AmountWord, AmountWords } from './amounts.ts';
export {
  HAPPENED,
  type Condition,
  type ConditionWord,
  type ConditionWords,
  type Happened,
} from './conditions.ts';
export {
  costText,
  type AlternativeCost,
  type Cost,
  type CountersToPay,
  type ManaUse,
} from './costs.ts';
export * from './keywords/index.ts';
export { keywordOfAnotherType, keywordsIn } from './keywords/in-text.ts';
export { PLAIN_KEYWORDS, type PlainKeyword } from './keywords/plain.ts';
export { landwalk, LANDWALKS, landwalkName } from './keywords/landwalk.ts';
export * from './language.ts';
export { additionsOf } from './copies.ts';
export { creatureType, isCreatureType } from './creature-types.ts';
export { CREATURE_TYPES } from './creature-type-names.ts';
export { filterText } from './filter-text.ts';
export * from './mana.ts';
export { NAMED_COSTS, type NamedCost } from './named-costs.ts';
export { WAYS_TO_PAY_WITH, type PickedCost, type WayToPayWith } from './picked-costs.ts';
export { wordIn, type OfPhrase } from './phrase.ts';
export { abilityText, rulesText, rulesTextBelow, spellText, type TextOwner } from './rules-text.ts';
export { COLOR_WORDS } from './say/colors.ts';
export { manaUseText } from './words/add-mana.ts';
export { symbols } from './say/symbols.ts';
export { COMMON_TERMS, type Terms } from './say/terms.ts';
export * from './text.ts';
export * as words from './words.ts';
