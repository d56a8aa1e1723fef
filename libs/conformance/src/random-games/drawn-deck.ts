import type { CardDefinition } from '@arbiter/cards';
import type { Random } from '@arbiter/kernel';
import { BY_HAND } from '@arbiter/sets';
import { drawn } from './drawn.ts';

const BASIC = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' } as const;
const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;

const LANDS = BY_HAND.filter(({ types, supertypes }) => {
  return types.includes('Land') && supertypes?.includes('Basic') !== true;
});
// These games are not played for ante, and without it cards that are meant for it leave their decks.
const SPELLS = BY_HAND.filter(({ types, forAnte }) => !types.includes('Land') && forAnte !== true);

/**
 * A deck drawn from the cards written by hand: two colours, sometimes three, nine spells and two lands that are not basic,
 * each four times or twice; basic lands make it 60 cards that can pay for themselves.
 */
export function drawnDeck(random: Random): string[] {
  const colors = drawn(COLORS, random.oneIn(4) ? 3 : 2, random);
  const fits = ({ cost = '' }: CardDefinition): boolean =>
    COLORS.every((color) => colors.includes(color) || !cost.includes(color));
  const deck = [
    ...drawn(SPELLS.filter(fits), 9, random).flatMap(({ name }) => [name, name, name, name]),
    ...drawn(LANDS, 2, random).flatMap(({ name }) => [name, name]),
  ];
  for (let i = 0; deck.length < 60; i++) deck.push(BASIC[colors[i % colors.length]!]);
  return deck;
}
