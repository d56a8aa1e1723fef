import { fits } from '../../sight/filters.ts';
import type { StateBasedAction } from './question.ts';

/** 6ED 420.5d: a local enchantment on nothing, on itself or on something illegal goes to the graveyard. */
export const looseLocalEnchantmentsGo =
  (rule: string): StateBasedAction =>
  (sight, found) => {
    for (const id of sight.game.battlefield) {
      const object = sight.object(id);
      const { enchants } = sight.printed(object);
      if (enchants === null) continue;
      const on = object.attachedTo;
      const legal =
        on !== id &&
        sight.inPlay(on) &&
        fits(sight, enchants, on, { source: id, controller: object.controller });
      if (!legal) {
        const change = { kind: 'putIntoGraveyard', object: id, cause: 'stateBased' } as const;
        found.push({ change, met: [], rule });
      }
    }
  };
