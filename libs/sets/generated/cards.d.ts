import type { CardDefinition } from '@arbiter/cards';

/** The lines of `cards/`, gathered by `tools/gather-cards.mjs`; `data.spec.ts` holds them to the language. */
declare const cards: readonly CardDefinition[];
export default cards;
