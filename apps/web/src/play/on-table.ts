import type { View } from '@arbiter/client';
import type { SpaceView } from './answers.ts';
import type { Recipient } from './fields.ts';
import { cardOf } from './groups.ts';

/** Whether all of these can be seen on the table, and so be clicked. */
export const areOnTable = (all: readonly Recipient[], view: View): boolean =>
  all.every(
    (one) =>
      typeof one === 'string' ||
      cardOf(view, one) !== undefined ||
      view.stack.some(({ id }) => id === one),
  );

/** Whether a space can be answered by clicks on the table alone; sums, names and orders are for the form. */
export function isOnTable(space: SpaceView, view: View): boolean {
  switch (space.shape) {
    case 'subset':
      return areOnTable(space.from, view);
    case 'attack':
      return (
        space.banding.length === 0 &&
        space.bandsWithOther === undefined &&
        areOnTable(space.attackers, view)
      );
    case 'block':
      return true;
    default:
      return false;
  }
}
