export { combatRuleText } from './combat-text.ts';
export * from './keywords.ts';
export * from './language.ts';
export { creatureType, isCreatureType } from './creature-types.ts';
export { COLOR_WORDS, filterText } from './filter-text.ts';
export * from './mana.ts';
export { abilityText, costText, rulesText, spellText, symbols } from './rules-text.ts';
export * from './text.ts';
export * as words from './words.ts';
