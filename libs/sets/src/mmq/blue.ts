import { words } from '@arbiter/cards';

const { land, both, drawCards, instant, does } = words;

/** Two cards; two Islands may be returned to hand rather than its mana cost paid. */
export const gush = instant('Gush', '4U', does(drawCards(2)), {
  alternativeCosts: [
    { cost: { picks: [{ pay: 'return', what: both(land, { subtype: 'Island' }), count: 2 }] } },
  ],
});
