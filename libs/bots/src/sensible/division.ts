import type { SpaceView } from '@arbiter/view';
import { leftOf, type Table } from './table.ts';

/** Damage where it kills, in the order given; what is left goes to the last one that may have it. */
export function dividedDamage(
  table: Table,
  space: Extract<SpaceView, { shape: 'division' }>,
): (readonly [number | 'p0' | 'p1', number])[] {
  if (space.whollyTo !== undefined) return [[space.whollyTo, space.total]];
  const amounts = new Map(space.among.map((one) => [one, space.least]));
  let left = space.total - space.least * space.among.length;
  const add = (to: (typeof space.among)[number], amount: number): void => {
    const given = Math.min(amount, left);
    amounts.set(to, (amounts.get(to) ?? 0) + given);
    left -= given;
  };
  const lethal = new Map(space.onlyAfter?.lethal ?? []);
  for (const one of space.among) {
    const creature = table.permanent(one);
    if (creature === undefined) continue;
    const enough = lethal.get(one) ?? leftOf(creature);
    add(one, Math.max(0, enough - (amounts.get(one) ?? 0)));
  }
  const face = space.among.find((one) => typeof one === 'string');
  const last = face ?? space.among[space.among.length - 1];
  if (last !== undefined) add(last, left);
  return [...amounts].filter(([, amount]) => amount > 0 || space.all);
}
