import { isPlayer, seatOf } from '../../state/basics.ts';
import type { ReplacementOrder } from './question.ts';

/** 6ED 419.8a: the affected player, or the controller of the affected permanent; of damage under one shield it is silent. */
export const affectedPlayerChooses: ReplacementOrder = {
  ordersDamage: false,
  // 6ED Glossary: Buyback: only where it was bound for its controller's graveyard.
  buybackWaits: true,
  chooser(sight, change) {
    if ('seat' in change) return change.seat;
    if (change.kind === 'damage') {
      return isPlayer(change.to) ? seatOf(change.to) : sight.object(change.to).controller;
    }
    if ('object' in change) return sight.object(change.object).controller;
    throw new Error(`nobody is affected by ${change.kind}`);
  },
};

/**
 * TSP 419.7b, 419.9a: the same player also chooses which damage of several sources a shield prevents first, and whether
 * buyback comes before what else replaces where a spell goes.
 */
export const affectedPlayerChoosesMore: ReplacementOrder = {
  ...affectedPlayerChooses,
  ordersDamage: true,
  // TSP 502.16a: it replaces like any other.
  buybackWaits: false,
};
