import { openEffect, type EffectOf } from '../../reading/program.ts';
import type { Reading } from '../../reading/reading.ts';
import { referTo, seatsAmong } from '../../reading/references.ts';
import { fits } from '../../sight/filters.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import { choice } from './choice.ts';

/**
 * Cards that a search finds: of a kind, none need be found; of any card, as many as asked for, or all there are,
 * unless the text says how many at most (6ED Glossary: Search).
 */
export const chooseFound = choice({
  purpose: 'search',
  frames: ['resolve'],
  asks: 'search',
  among({ sight, frame, seat: searcher }) {
    const effect = openEffect(sight, frame, 'search');
    const { for: wanted, count = 1, upTo = false } = effect;
    const { from } = soughtBy(sight, effect, searcher, frame);
    if (count === 'any number' || count === 'all') return { from, least: 0, most: from.length };
    const isAnyCard = 'all' in wanted && wanted.all.length === 0;
    const most = Math.min(count, from.length);
    return { from, least: isAnyCard && !upTo ? most : 0, most };
  },
});

/** What a search has found without being asked, and what it may find beside. */
export function soughtBy(
  sight: Sight,
  { for: wanted, count, zones = ['library'], whose }: EffectOf<'search'>,
  searcher: Seat,
  reading: Reading,
): { readonly found: readonly ObjectId[]; readonly from: readonly ObjectId[] } {
  const seats = whose === undefined ? [searcher] : seatsAmong(referTo(sight, whose, reading));
  const among = (some: typeof zones): readonly ObjectId[] =>
    seats
      .flatMap((seat) => some.flatMap((zone) => sight.game.players[seat][zone]))
      .filter((id) => fits(sight, wanted, id, reading));
  const mayLeave = (zone: (typeof zones)[number]): boolean =>
    count !== 'all' || sight.rules.leftUnfound(zone);
  return {
    found: among(zones.filter((zone) => !mayLeave(zone))),
    from: among(zones.filter(mayLeave)),
  };
}
