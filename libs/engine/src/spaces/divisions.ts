import type { Recipient } from '../state/basics.ts';
import { admitsDivision } from './admits.ts';
import type { OptionSpace } from './space.ts';

/** Every way to divide; only for small totals. */
export function listDivisions(
  space: Extract<OptionSpace, { shape: 'division' }>,
): (readonly (readonly [Recipient, number])[])[] {
  const found: (readonly (readonly [Recipient, number])[])[] = [];
  const fill = (
    at: number,
    left: number,
    given: readonly (readonly [Recipient, number])[],
  ): void => {
    if (at === space.among.length) {
      if (left === 0 && admitsDivision(space, given)) found.push(given);
      return;
    }
    const to = space.among[at] as Recipient;
    if (!space.all || space.least === 0) fill(at + 1, left, given);
    for (let amount = Math.max(space.least, 1); amount <= left; amount++) {
      fill(at + 1, left - amount, [...given, [to, amount]]);
    }
  };
  fill(0, space.total, []);
  return found;
}
