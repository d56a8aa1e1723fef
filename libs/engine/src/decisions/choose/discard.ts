import { amountNow } from '../../reading/amounts.ts';
import { openEffect } from '../../reading/program.ts';
import { choice } from './choice.ts';
import { brokenByPicks, picksFor } from './paid-with.ts';

/** Cards that a player discards: because a text says so, or to pay a cost. */
export const chooseToDiscard = choice({
  purpose: 'discard',
  frames: ['resolve', 'announce', 'pay'],
  asks: 'discard',
  among({ sight, frame, seat }) {
    if (frame.kind !== 'resolve') return picksFor(sight, frame);
    const { amount } = openEffect(sight, frame, 'discard');
    const { hand } = sight.game.players[seat];
    // A player who discards all cards is not asked.
    const count = amount === 'all' ? hand.length : Math.max(0, amountNow(sight, amount, frame));
    return { from: hand, least: count, most: count };
  },
  brokenRule: ({ frame }) => (frame.kind === 'resolve' ? 'discard' : brokenByPicks(frame)),
});
