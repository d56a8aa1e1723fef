import type { MovedEnchantments } from './question.ts';

/** 6ED Glossary: Move.3: it is the same permanent elsewhere, with a new timestamp. */
export const movedEnchantmentsAreTheSame: MovedEnchantments = () => ({});

/** 5ED More on Enchantments (2).1: moving it counts as playing it again, so changes are gone and choices are made anew. */
export const movedEnchantmentsAreAsNew: MovedEnchantments = (playAnew) => playAnew();
