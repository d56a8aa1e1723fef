/** Mana that can be spent on some things only (6ED Glossary: Mana). */
import { makeMana, manaTotal, parseMana, type ManaUse } from '@arbiter/cards';
import { readFrom } from '../reading/reading.ts';
import { matches } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { Seat } from '../state/basics.ts';
import type { TotalCost } from '../state/costs.ts';
import type { LimitedMana, Player } from '../state/game.ts';
import { playedAs } from './played-as.ts';
import { fundsOf, snowIn, sumOf, type Funds } from './funds.ts';

/** Whether mana that is good for this alone may pay a cost. */
export function isGoodFor(
  sight: Sight,
  only: ManaUse,
  { plays, source, seat, as }: TotalCost,
): boolean {
  const kind = plays === undefined ? undefined : only[plays];
  return (
    kind !== undefined && matches(playedAs(sight, source, as), kind, source, readFrom(source, seat))
  );
}

/** What of a pool can be spent on anything. */
export function freeMana({ pool, snow, limited = [] }: Player): Funds {
  return limited.reduce((left, one) => sumOf(left, fundsIn(one), -1), fundsOf(pool, snow));
}

function fundsIn({ mana, snow }: LimitedMana): Funds {
  const much = parseMana(mana);
  return snow === true ? fundsOf(much, much) : much;
}

/** What of its player's pool can be spent on a cost. */
export function manaFor(sight: Sight, cost: TotalCost): Funds {
  const player = sight.game.players[cost.seat];
  if (player.limited === undefined) return fundsOf(player.pool, player.snow);
  return usable(sight, player, cost).reduce(
    (sum, one) => sumOf(sum, fundsIn(one), 1),
    freeMana(player),
  );
}

/** Which limited mana is spent on a cost: as much as will do, since it is good for less than the rest. */
export function limitedSpent(sight: Sight, cost: TotalCost, spend: Funds): readonly LimitedMana[] {
  const player = sight.game.players[cost.seat];
  let due = spend;
  return usable(sight, player, cost).flatMap((one) => {
    const taken = parseMana(one.mana).map((amount, kind) => {
      const snow = snowIn(due, kind);
      return Math.min(amount, one.snow === true ? snow : (due[kind] as number) - snow);
    });
    const spent = { ...one, mana: makeMana(taken) };
    due = sumOf(due, fundsIn(spent), -1);
    return manaTotal(taken) === 0 ? [] : [spent];
  });
}

/** Whether a seat has limited mana in its pool. */
export const hasLimitedMana = (sight: Sight, seat: Seat): boolean =>
  sight.game.players[seat].limited !== undefined;

const usable = (sight: Sight, { limited = [] }: Player, cost: TotalCost): readonly LimitedMana[] =>
  limited.filter(({ only }) => isGoodFor(sight, only, cost));
