import type { MovedEnchantments } from './question.ts';

/** 6ED silent on what becomes of such changes: it is the same permanent elsewhere. */
export const movedEnchantmentsAreTheSame: MovedEnchantments = 'as they are';

/** 5ED More on Enchantments (2).1: as though it were played just now: changes are gone, and choices are made again. */
export const movedEnchantmentsAreAsNew: MovedEnchantments = 'as new';
