import type { TrampleGoesOn } from './question.ts';

/** 6ED 502.9: the attacker's controller assigns the excess to the player. */
export const excessIsAssigned: TrampleGoesOn = () => true;

/** 5ED Trample.3: it is worked out when prevention ends, from what is left of the damage. */
export const excessIsRedirected: TrampleGoesOn = (blockers) => blockers === 0;
