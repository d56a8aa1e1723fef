import { subsetsOf } from '../spaces/subsets.ts';
import type { ObjectId, Recipient } from '../state/basics.ts';

/**
 * The largest lists of targets that can all be left once a cost is paid, where that comes first (5ED Playing Spells and
 * Abilities.2): what pays for it is no target any more.
 *
 * @param mayGo what may be given up to pay
 * @param canSpare whether the cost can be paid without giving up any of these
 */
export function sparedTogether(
  targets: readonly Recipient[],
  mayGo: readonly ObjectId[],
  canSpare: (targets: readonly Recipient[]) => boolean,
): readonly (readonly Recipient[])[] {
  const without = (gone: readonly Recipient[]): readonly Recipient[] =>
    gone.length === 0 ? targets : targets.filter((one) => !gone.includes(one));
  const atRisk = mayGo.filter((one) => targets.includes(one));
  const found: (readonly Recipient[])[] = [];
  let tries = 0;
  for (let size = 0; size <= atRisk.length; size++) {
    const larger = subsetsOf(atRisk, size, size).filter(
      (gone) => !found.some((less) => less.every((one) => gone.includes(one as ObjectId))),
    );
    // A larger list than one that can be spared says no more.
    if (larger.length === 0) break;
    tries += larger.length;
    if (tries > MOST_TRIES) break;
    found.push(...larger.filter((gone) => canSpare(without(gone))));
  }
  if (found.length > 0 && found.length <= MOST_LISTS) return found.map(without);
  // Among so many ways one is as good as another.
  const gone: Recipient[] = [];
  for (const one of atRisk) if (!canSpare(without(gone))) gone.push(one);
  return [without(gone)];
}

/** How many ways to give something up are tried. */
const MOST_TRIES = 256;

/** How many lists are told apart: counting what may be chosen counts what several of them share. */
const MOST_LISTS = 10;
