import { COLORS, MANA_KINDS, type Mana, type ManaKind } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { Seat } from '../state/basics.ts';
import type { ManaSource } from './mana-budget.ts';

/** Numbers from here on stand for no ability, not even a granted one: the creature is tapped for convoke. */
const CONVOKED_FROM = 1_000_000;

/** Whether a creature is tapped towards a cost, and no mana ability of it played. */
export const isConvoked = ({ ability }: Pick<ManaSource, 'ability'>): boolean =>
  ability >= CONVOKED_FROM;

/**
 * The untapped creatures of a player as what they count for: one mana of any of their colours or, of any creature, one
 * generic mana (TSP 502.46a). A creature may have come under control in this turn: it is no {T} in a cost.
 */
export function convokeSources(sight: Sight, seat: Seat): readonly ManaSource[] {
  return sight.look().creatures.flatMap((object) => {
    const { controller, tapped } = sight.object(object);
    if (controller !== seat || tapped) return [];
    const colors: readonly ManaKind[] = sight.look().of(object).colors;
    const kinds =
      colors.length === 0 ? (['C'] as const) : COLORS.filter((one) => colors.includes(one));
    return kinds.map((kind) => ({
      object,
      ability: CONVOKED_FROM + MANA_KINDS.indexOf(kind),
      yields: MANA_KINDS.map((one) => (one === kind ? 1 : 0)),
      harm: 0,
      sacrifices: false,
    }));
  });
}

/** What of the mana of these is none, but creatures that were tapped. */
export const convokedOf = (sources: readonly ManaSource[]): Mana =>
  MANA_KINDS.map((_, i) =>
    sources.filter(isConvoked).reduce((sum, { yields }) => sum + (yields[i] as number), 0),
  );

/** The same of a settled payment, by the numbers that it names. */
export const isTappedForConvoke = (ability: number): boolean => ability >= CONVOKED_FROM;
