import { keywordOf } from '@arbiter/cards';
import { holds } from '../reading/conditions.ts';
import { readFrom } from '../reading/reading.ts';
import type { ActiveStatic } from '../sight/look.ts';
import type { Sight } from '../sight/sight.ts';
import type { Seat } from '../state/basics.ts';

const NONE: readonly ActiveStatic[] = [];

/** Cards of a graveyard that may come back in place of a draw of their owner (TSP 502.47a), while they can. */
export function dredging(sight: Sight, seat: Seat): readonly ActiveStatic[] {
  if (!sight.cards.worksInGraveyards) return NONE;
  return sight.game.players[seat].graveyard.flatMap((source) =>
    sight.abilities(source).flatMap(({ ability: printed }, index) => {
      if (printed.kind !== 'keyword' || printed.keyword !== 'dredge') return [];
      return sight.cards.abilitiesOf(keywordOf(printed)).flatMap((ability): ActiveStatic[] => {
        if (ability.ability.kind !== 'static') return [];
        const { asLongAs, effect } = ability.ability;
        // TSP 502.47b: not with fewer cards in the library.
        const works = asLongAs === undefined || holds(sight, asLongAs, readFrom(source, seat));
        return works ? [{ source, index, ability, effect }] : [];
      });
    }),
  );
}
