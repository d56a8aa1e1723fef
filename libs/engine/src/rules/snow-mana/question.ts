import type { Supertype } from '@arbiter/cards';

/** Whether what a permanent makes is known as snow mana, by the permanent's supertypes. */
export type SnowMana = (supertypes: readonly Supertype[]) => boolean;
