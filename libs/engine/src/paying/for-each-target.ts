import type { Cost, TargetSpec } from '@arbiter/cards';
import type { Choices } from '../state/objects.ts';

const NOTHING: readonly Cost[] = [];

/** What targets beyond the first cost in addition, where the text says so (6ED 409.1f). */
export function costsForTargets(
  specs: readonly TargetSpec[],
  targets: Choices['targets'],
): readonly Cost[] {
  // Stryker disable next-line ConditionalExpression: quicker, and without targets nothing is beyond the first
  if (targets.length === 0) return NOTHING;
  return specs.flatMap(({ costsMore: mana }, use) => {
    if (mana === undefined) return [];
    const beyond = Math.max(0, (targets[use]?.length ?? 0) - 1);
    return Array.from({ length: beyond }, () => ({ mana }));
  });
}

/** How many targets of `most` can be paid for; at least one, which costs nothing. */
export function mostPaidFor(most: number, isPayable: (targets: number) => boolean): number {
  let number = most;
  while (number > 1 && !isPayable(number)) number -= 1;
  return number;
}
