import type { Cost, CountersToPay } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { TotalCost } from '../state/costs.ts';

/** How many counters a part of a cost takes or puts. */
export const countersOf = ({ count = 1 }: CountersToPay, x: number): number =>
  count === 'X' ? x : count;

/** Whether what is paid with counters and with the top of the library is there, for all parts together. */
export function demandsPayable(sight: Sight, cost: TotalCost): boolean {
  // Stryker disable next-line ConditionalExpression: quicker, and most costs demand none of it
  return !cost.parts.some(demandsAny) || areThere(sight, cost);
}

function areThere(sight: Sight, { parts, source, seat, x }: TotalCost): boolean {
  const sum = (of: (part: Cost) => number): number =>
    parts.reduce((total, part) => total + of(part), 0);
  const { library } = sight.game.players[seat];
  if (sum(({ exileTop = 0 }) => exileTop) > library.length) return false;
  const onSource = parts.flatMap(({ removeCounters, putCounters }) =>
    [removeCounters, putCounters].filter((one) => one !== undefined),
  );
  if (onSource.length === 0) return true;
  if (!sight.inPlay(source)) return false;
  const { counters } = sight.object(source);
  return onSource.every(({ counter }) => {
    const taken = sum(({ removeCounters: taking }) =>
      taking?.counter === counter ? countersOf(taking, x) : 0,
    );
    return taken <= (counters?.[counter] ?? 0);
  });
}

const demandsAny = ({ exileTop, removeCounters, putCounters }: Cost): boolean =>
  exileTop !== undefined || removeCounters !== undefined || putCounters !== undefined;
