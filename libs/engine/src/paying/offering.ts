import { manaTotal, type Mana } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { TotalCost } from '../state/costs.ts';

/**
 * The cost less the mana cost of what is sacrificed for it: colored mana reduces mana of its color and, where there is
 * none left, generic mana, as generic mana does (TSP 502.42c).
 */
export function afterOffering(
  sight: Sight,
  { offering: _, ...cost }: TotalCost,
  offered: ObjectId,
): TotalCost {
  const { cost: own } = sight.characteristics(offered).printed;
  const { symbols } = cost.mana;
  const matched: Mana = symbols.map((due, kind) => Math.min(due, own.symbols[kind] as number));
  const rest = manaTotal(own.symbols) - manaTotal(matched);
  return {
    ...cost,
    offered,
    mana: {
      ...cost.mana,
      symbols: symbols.map((due, kind) => due - (matched[kind] as number)),
    },
    less: cost.less + own.generic + rest,
  };
}
