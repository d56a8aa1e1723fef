import type { CombatDamage } from './question.ts';

/** 6ED 310.2: it goes on the stack as one entry. */
export const combatDamageGoesOnTheStack: CombatDamage = 'onTheStack';

/** 4ED damage-prevention.3, 5ED More on Combat: it is dealt at the end of a step in which it may be prevented. */
export const combatDamageWaits: CombatDamage = 'waitsToBePrevented';
