import type { SnowMana } from './question.ts';

/** TSP 104.3h: mana that a snow permanent made pays for {S}, and nothing else does. */
export const snowPermanentsMakeSnowMana: SnowMana = (supertypes) =>
  supertypes.includes('Snow-Covered');

/** Nothing asks where mana is from. */
export const noManaIsSnow: SnowMana = () => false;
