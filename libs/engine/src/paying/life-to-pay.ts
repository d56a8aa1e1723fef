import { makeManaCost, type Cost } from '@arbiter/cards';
import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import { readFrom, type Reading } from '../reading/reading.ts';
import type { Sight } from '../sight/sight.ts';
import type { TotalCost } from '../state/costs.ts';

/** Life that is paid for a part of a cost. */
export function lifeOf(sight: Sight, { life = 0 }: Cost, cost: TotalCost): number {
  if (typeof life === 'number') return life;
  if (life === 'X') return cost.x;
  return Math.max(0, amountNow(sight, life, readFrom(cost.source, cost.seat)));
}

/** A cost of a resolution, with its amount of life and the mana cost that it names as the text means them now. */
export function withLifeNow(sight: Sight, named: Cost, text: Reading): Cost {
  const cost = withManaCostNow(sight, named, text);
  const { life } = cost;
  if (life === undefined || typeof life === 'number') return cost;
  return { ...cost, life: Math.max(0, amountNow(sight, life, text)) };
}

/** 6ED Glossary: X: in the mana cost of what is not on the stack it is 0. What is not there costs nothing. */
function withManaCostNow(sight: Sight, cost: Cost, text: Reading): Cost {
  const { manaCostOf: named, ...rest } = cost;
  if (named === undefined) return cost;
  const [object] = objectsAmong(referTo(sight, named.of, text));
  if (object === undefined) return rest;
  const { generic, ...printed } = sight.characteristics(object).printed.cost;
  const left = Math.max(0, generic - (named.less ?? 0));
  return { ...rest, mana: makeManaCost({ ...printed, x: 0, generic: left }) };
}
