import type { Cost } from '@arbiter/cards';
import { amountNow } from '../reading/amounts.ts';
import { readFrom, type Reading } from '../reading/reading.ts';
import type { Sight } from '../sight/sight.ts';
import type { TotalCost } from '../state/costs.ts';

/** Life that is paid for a part of a cost. */
export function lifeOf(sight: Sight, { life = 0 }: Cost, cost: TotalCost): number {
  if (typeof life === 'number') return life;
  if (life === 'X') return cost.x;
  return Math.max(0, amountNow(sight, life, readFrom(cost.source, cost.seat)));
}

/** A cost of a resolution, with its amount of life as the text means it now. */
export function withLifeNow(sight: Sight, cost: Cost, text: Reading): Cost {
  const { life } = cost;
  if (life === undefined || typeof life === 'number') return cost;
  return { ...cost, life: Math.max(0, amountNow(sight, life, text)) };
}
