import { maximumHandSizeOf } from '../../sight/hand-size.ts';
import { choice } from './choice.ts';

/** Cards beyond the maximum hand size (6ED 314.1a). */
export const chooseForHandSize = choice({
  purpose: 'handSize',
  frames: ['turn'],
  asks: 'handSize',
  among({ sight, seat }) {
    const { hand } = sight.game.players[seat];
    const over = hand.length - maximumHandSizeOf(sight, seat);
    return { from: hand, least: over, most: over };
  },
  brokenRule: () => 'handSize',
});
