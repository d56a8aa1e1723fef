/** What becomes of combat damage once it is assigned. */
export type CombatDamage = 'onTheStack' | 'waitsToBePrevented';
