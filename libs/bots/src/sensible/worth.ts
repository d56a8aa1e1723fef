/** What things are worth, in points: about what a mana is worth. */
import type { CardView, PermanentView } from '@arbiter/view';
import { isLand, powerOf, type Table } from './table.ts';

/** To lose, and for the opponent to lose. */
export const DEATH = 1_000;

/** A life total: the last points count most. */
export function worthOfLife(life: number): number {
  return life <= 0 ? 20 * life - DEATH : 6 * Math.sqrt(life);
}

/** What it is worth to me that somebody's life changes. */
export function lifeChange(table: Table, isMine: boolean, by: number): number {
  const { life } = isMine ? table.me : table.them;
  const change = worthOfLife(life + by) - worthOfLife(life);
  return isMine ? change : -change;
}

/** How much a permanent is worth to its controller. */
export function worthOf(one: PermanentView): number {
  if (one.power === null) {
    if (isLand(one)) return one.supertypes.includes('Basic') ? 2 : 3;
    return one.token ? 1 : 3 + one.abilities.length / 2;
  }
  const abilities = one.abilities.length + one.keywords.length;
  return (one.token ? 0.5 : 2) + powerOf(one) + Math.max(0, one.toughness ?? 0) / 2 + abilities / 2;
}

/** How much a card in a hand is worth in play. */
export function worthOfCard(card: CardView): number {
  if (card.power === null) return 1 + manaValueOf(card) + card.abilities.length / 2;
  const abilities = card.abilities.length + card.keywords.length;
  return 2 + Math.max(0, card.power) + Math.max(0, card.toughness ?? 0) / 2 + abilities / 2;
}

/** A card in hand, which is used up when it is played: less, when there are many. */
export const worthOfACard = ({ me }: Table): number => (me.handCount >= 7 ? 0.5 : 2.4);

/** How much a player would miss a card of the hand: lands while there are few, then what is dear. */
export function missed(table: Table, card: CardView): number {
  const lands = table.mine.filter(isLand).length;
  const inHand = table.hand.filter(isLand).length;
  if (isLand(card)) return lands + inHand <= 4 ? 12 : lands >= 5 ? 0 : 4;
  const playable = manaValueOf(card) <= lands + inHand + 1;
  return worthOfCard(card) - (playable ? 0 : 3);
}

/** Converted mana cost, X as 0. */
export function manaValueOf({ cost }: { readonly cost: string }): number {
  let value = 0;
  for (const [part] of cost.matchAll(/\d+|[A-Z]/gu)) {
    value += /\d/u.test(part) ? Number(part) : part === 'X' ? 0 : 1;
  }
  return value;
}
