/** What a local enchantment that is moved to another permanent keeps: all that it was, or nothing that was done to it. */
export type MovedEnchantments = 'as they are' | 'as new';
