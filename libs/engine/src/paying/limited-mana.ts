/** Mana that can be spent on some things only (6ED Glossary: Mana). */
import { makeMana, manaTotal, parseMana, type Mana, type ManaUse } from '@arbiter/cards';
import { readFrom } from '../reading/reading.ts';
import { matches } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { Seat } from '../state/basics.ts';
import type { TotalCost } from '../state/costs.ts';
import type { LimitedMana, Player } from '../state/game.ts';

/** Whether mana that is good for this alone may pay a cost. */
export function isGoodFor(
  sight: Sight,
  only: ManaUse,
  { plays, source, seat }: TotalCost,
): boolean {
  const kind = plays === undefined ? undefined : only[plays];
  return kind !== undefined && matches(sight, kind, source, readFrom(source, seat));
}

/** What of a pool can be spent on anything. */
export function freeMana({ pool, limited = [] }: Player): Mana {
  return limited.reduce((left, { mana }) => sumOf(left, parseMana(mana), -1), pool);
}

/** What of its player's pool can be spent on a cost. */
export function manaFor(sight: Sight, cost: TotalCost): Mana {
  const player = sight.game.players[cost.seat];
  if (player.limited === undefined) return player.pool;
  return usable(sight, player, cost).reduce(
    (sum, { mana }) => sumOf(sum, parseMana(mana), 1),
    freeMana(player),
  );
}

/** Which limited mana is spent on a cost: as much as will do, since it is good for less than the rest. */
export function limitedSpent(sight: Sight, cost: TotalCost, spend: Mana): readonly LimitedMana[] {
  const player = sight.game.players[cost.seat];
  let due = spend;
  return usable(sight, player, cost).flatMap(({ mana, only }) => {
    const taken = parseMana(mana).map((amount, kind) => Math.min(amount, due[kind] as number));
    due = sumOf(due, taken, -1);
    return manaTotal(taken) === 0 ? [] : [{ mana: makeMana(taken), only }];
  });
}

/** Whether a seat has limited mana in its pool. */
export const hasLimitedMana = (sight: Sight, seat: Seat): boolean =>
  sight.game.players[seat].limited !== undefined;

const usable = (sight: Sight, { limited = [] }: Player, cost: TotalCost): readonly LimitedMana[] =>
  limited.filter(({ only }) => isGoodFor(sight, only, cost));

/** Two amounts of mana together, or the one without the other. */
export const sumOf = (one: Mana, other: Mana, sign: 1 | -1): Mana =>
  one.map((amount, kind) => amount + sign * (other[kind] as number));
