import { COMMON_TERMS } from '@arbiter/cards';
import type { CardTerms } from './question.ts';

/** Burying is a word of its own: 4ED and 5ED. Words of texts decide nothing, so no proof rests on them. */
export const buryingIsAWord: CardTerms = { ...COMMON_TERMS, bury: 'bury' };

/** From 6ED on it is destroyed, and a second sentence says that regeneration can't help. */
export const destroyedWithoutRegeneration: CardTerms = COMMON_TERMS;

/** Besides, what is put on permanents is an Aura, snow is a supertype, and what keeps Walls from attacking is defender. */
export const aurasAndDefender: CardTerms = {
  ...COMMON_TERMS,
  newer: [
    ['global enchantment', 'non-Aura enchantment'],
    ['a local enchantment', 'an Aura'],
    ['local enchantment', 'Aura'],
    ['snow-covered ', 'snow '],
    ['as though it weren’t a Wall', 'as though it didn’t have defender'],
  ],
};
