import { openEffect } from '../../reading/program.ts';
import { referTo, seatsAmong } from '../../reading/references.ts';
import { fits } from '../../sight/filters.ts';
import { choice } from './choice.ts';

/**
 * Cards that a search finds: of a kind, none need be found; of any card, as many as asked for, or all there are
 * (6ED Glossary: Search).
 */
export const chooseFound = choice({
  purpose: 'search',
  frames: ['resolve'],
  asks: 'search',
  among({ sight, frame, seat: searcher }) {
    const effect = openEffect(sight, frame, 'search');
    const { for: wanted, count = 1, zones = ['library'], whose } = effect;
    const seats = whose === undefined ? [searcher] : seatsAmong(referTo(sight, whose, frame));
    const from = seats
      .flatMap((seat) => zones.flatMap((zone) => sight.game.players[seat][zone]))
      .filter((id) => fits(sight, wanted, id, frame));
    if (count === 'any number') return { from, least: 0, most: from.length };
    const isAnyCard = 'all' in wanted && wanted.all.length === 0;
    const most = Math.min(count, from.length);
    return { from, least: isAnyCard ? most : 0, most };
  },
});
