import { makeManaCost, type Cost } from '@arbiter/cards';
import { picksOf } from './picks.ts';
import { lifeOf } from './total-cost.ts';
import { manaCostOf } from './mana-costs.ts';

/** A cost so many times over, without what can be paid only once: tapping or giving up the object itself. */
export function timesOver(cost: Cost, times: number): Cost {
  const { symbols, generic, x } = manaCostOf(cost.mana);
  const mana = makeManaCost({
    symbols: symbols.map((amount) => amount * times),
    generic: generic * times,
    x: x * times,
  });
  const life = lifeOf(cost, 0) * times;
  const picks = picksOf(cost).map((pick) => ({
    ...pick,
    count: (pick.count === 'X' ? 0 : (pick.count ?? 1)) * times,
  }));
  return {
    ...(cost.mana === undefined ? {} : { mana }),
    ...(life > 0 ? { life } : {}),
    ...(picks.length > 0 ? { picks } : {}),
  };
}
