import { makeManaCost, type Cost, type CountersToPay } from '@arbiter/cards';
import { countersOf } from './demands.ts';
import { picksOf } from './picks.ts';
import { manaCostOf } from './mana-costs.ts';

/** A cost with its life worked out, multiplied, without what can be paid only once: tapping or giving up the object itself. */
export function timesOver(cost: Cost, times: number): Cost {
  const { symbols, generic, x, hybrid = [], snow = 0 } = manaCostOf(cost.mana);
  const mana = makeManaCost({
    symbols: symbols.map((amount) => amount * times),
    generic: generic * times,
    x: x * times,
    hybrid: Array.from({ length: times }, () => hybrid).flat(),
    snow: snow * times,
  });
  const life = (typeof cost.life === 'number' ? cost.life : 0) * times;
  const picks = picksOf(cost).map((pick) => ({
    ...pick,
    count: (pick.count === 'X' ? 0 : (pick.count ?? 1)) * times,
  }));
  const counters = ({ counter, count = 1 }: CountersToPay): CountersToPay => ({
    counter,
    count: countersOf({ counter, count }, 0) * times,
  });
  return {
    ...(cost.mana === undefined ? {} : { mana }),
    ...(life > 0 ? { life } : {}),
    ...(picks.length > 0 ? { picks } : {}),
    ...(cost.removeCounters === undefined ? {} : { removeCounters: counters(cost.removeCounters) }),
    ...(cost.putCounters === undefined ? {} : { putCounters: counters(cost.putCounters) }),
    ...(cost.exileTop === undefined ? {} : { exileTop: cost.exileTop * times }),
    ...(cost.discard === 'hand' ? { discard: cost.discard } : {}),
    ...(cost.reveal === undefined ? {} : { reveal: cost.reveal }),
  };
}
