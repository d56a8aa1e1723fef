import { words } from '@arbiter/cards';

const { land, instant, does } = words;

/** Creatures deal no combat damage this turn; buyback by sacrificing a land. */
export const constantMists = instant(
  'Constant Mists',
  '1G',
  does({ do: 'creaturesDealNoCombatDamage' }),
  { buyback: { sacrifice: land } },
);
