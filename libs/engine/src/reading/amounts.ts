import type { Amount } from '@arbiter/cards';
import { opponentOf, type Seat } from '../state/basics.ts';
import type { Sight } from '../sight/sight.ts';

type AmountWith<K extends string> = Extract<Amount, Readonly<Record<K, unknown>>>;

/** How many cards lie in a zone of the player that the text speaks of. */
export function cardsIn(
  { game }: Sight,
  { cardsIn: zone, of }: AmountWith<'cardsIn'>,
  you: Seat,
): number {
  return game.players[of === 'you' ? you : opponentOf(you)][zone].length;
}

/** Half of a number, rounded as the text says (6ED Glossary: Number). */
export function half(whole: number, rounded: AmountWith<'half'>['rounded']): number {
  return rounded === 'up' ? Math.ceil(whole / 2) : Math.floor(whole / 2);
}
