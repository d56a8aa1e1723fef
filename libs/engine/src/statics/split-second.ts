import { plainKeyword } from '@arbiter/cards';
import type { Illegality } from '../rules/illegality.ts';
import type { Sight } from '../sight/sight.ts';

const SPLIT_SECOND = plainKeyword('split second');

/** TSP 502.58a: while a spell with it is on the stack, nothing but mana abilities is played. */
export function splitSecond(sight: Sight): Illegality | null {
  return sight.game.stack.length > 0 && isOnTheStack(sight) ? ON_THE_STACK : null;
}

const ON_THE_STACK: Illegality = {
  topic: 'splitSecond',
  reason: 'a spell with split second is on the stack',
};

// Abilities and damage (6ED 310.4) lie there as well, and have no text of a card's.
const isOnTheStack = (sight: Sight): boolean =>
  sight.game.stack.some(
    (id) => sight.isSpell(id) && sight.printed(sight.object(id)).keywords.includes(SPLIT_SECOND),
  );
