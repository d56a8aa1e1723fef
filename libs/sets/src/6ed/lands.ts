import { BASIC_LAND_TYPES, words, type CardDefinition } from '@arbiter/cards';

const { landCard } = words;

/** The five basic lands; their mana abilities come from their types (6ED 214.9e). */
export const BASIC_LANDS: readonly CardDefinition[] = BASIC_LAND_TYPES.map((type) =>
  landCard(type, [], { supertypes: ['Basic'], subtypes: [type] }),
);
