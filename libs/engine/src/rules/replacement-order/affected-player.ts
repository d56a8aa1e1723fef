import { isPlayer, seatOf } from '../../state/basics.ts';
import type { ReplacementOrder } from './question.ts';

/** 6ED 419.8a: the affected player, or the controller of the affected permanent; of damage under one shield it is silent. */
export const affectedPlayerChooses: ReplacementOrder = {
  ordersDamage: false,
  chooser(sight, change) {
    if ('seat' in change) return change.seat;
    if (change.kind === 'damage') {
      return isPlayer(change.to) ? seatOf(change.to) : sight.object(change.to).controller;
    }
    if ('object' in change) return sight.object(change.object).controller;
    throw new Error(`nobody is affected by ${change.kind}`);
  },
};

/** TSP 419.7b: the same player also chooses which damage of several sources a shield prevents first. */
export const affectedPlayerOrdersDamage: ReplacementOrder = {
  ...affectedPlayerChooses,
  ordersDamage: true,
};
