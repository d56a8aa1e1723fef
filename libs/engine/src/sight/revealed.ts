import type { StaticEffect } from '@arbiter/cards';
import { isFirstDraw } from '../state/drawn.ts';
import type { Sight } from './sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import { concerns } from '../statics/who.ts';

type Revealed = Extract<StaticEffect, { readonly reveals: unknown }>['reveals'];

/** Whether a permanent has the player show such cards. */
function isRevealed(sight: Sight, seat: Seat, what: Revealed): boolean {
  return sight
    .look()
    .saying('reveals')
    .some(
      ({ source, effect }) => effect.reveals === what && concerns(sight, effect.who, source, seat),
    );
}

/** Whether a card that has come into a hand is shown to all players (6ED Glossary: Reveal). */
export function isShownInHand(sight: Sight, card: ObjectId): boolean {
  const { owner } = sight.object(card);
  if (isRevealed(sight, owner, 'hand')) return true;
  return isFirstDraw(sight.game, card) && isRevealed(sight, owner, 'first draw each turn');
}

/** Whether a player plays with the top card of the library shown to all players. */
export const isTopShown = (sight: Sight, seat: Seat): boolean =>
  isRevealed(sight, seat, 'top card');

/** The card that lies shown on top of a library; `null` if none does, or a new one is not shown yet (TSP 217.2e). */
export function shownTopCard(sight: Sight, seat: Seat): ObjectId | null {
  const { library, shownTop } = sight.game.players[seat];
  if (shownTop === undefined || library.at(-1) !== shownTop) return null;
  return isTopShown(sight, seat) ? shownTop : null;
}

/**
 * The cards that lie shown in a hand for a while and have not left it (TSP 502.53b), and those whose abilities were played
 * from there and are on the stack: they were shown for them (TSP Glossary: Reveal).
 */
export function shownInHand({ game }: Pick<Sight, 'game'>, seat: Seat): readonly ObjectId[] {
  const { hand, shownInHand: shown = [] } = game.players[seat];
  const onStack = game.stack.map((id) => game.objects[id]?.stack?.source);
  return hand.filter((card) => shown.includes(card) || onStack.includes(card));
}

/** The hands that a permanent has just begun to show. */
export function handsShownBy(sight: Sight, permanent: ObjectId): readonly Seat[] {
  const begun = sight
    .look()
    .saying('reveals')
    .flatMap(({ source, effect }) =>
      source === permanent && effect.reveals === 'hand' ? [effect.who] : [],
    );
  return ([0, 1] as const).filter((seat) =>
    begun.some((who) => concerns(sight, who, permanent, seat)),
  );
}
