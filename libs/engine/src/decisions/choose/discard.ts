import { amountNow } from '../../reading/amounts.ts';
import { openEffect } from '../../reading/program.ts';
import { readFor } from '../../reading/reading.ts';
import { choice } from './choice.ts';
import { brokenByPicks, picksFor } from './paid-with.ts';

/** Cards that a player discards: because a text says so, or to pay a cost. */
export const chooseToDiscard = choice({
  purpose: 'discard',
  frames: ['resolve', 'announce', 'pay'],
  asks: 'discard',
  among({ sight, frame, seat }) {
    if (frame.kind !== 'resolve') return picksFor(sight, frame);
    const { amount, each } = openEffect(sight, frame, 'discard');
    const { hand } = sight.game.players[seat];
    // A player who discards all cards is not asked.
    const count =
      amount === 'all'
        ? hand.length
        : Math.max(0, amountNow(sight, amount, readFor(frame, each, seat)));
    return { from: hand, least: count, most: count };
  },
  brokenRule: ({ frame }) => (frame.kind === 'resolve' ? 'discard' : brokenByPicks(frame)),
});
