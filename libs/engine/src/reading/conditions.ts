import type { Condition } from '@arbiter/cards';
import { couldProduce } from '../sight/could-produce.ts';
import { everyInPlay } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import { amountNow } from './amounts.ts';
import { playerWithMostLife } from './life-totals.ts';
import type { Reading } from './reading.ts';

/** Whether a condition holds now. */
export function holds(sight: Sight, condition: Condition, reading: Reading): boolean {
  const { game } = sight;
  if (condition === 'a player has the most life') return playerWithMostLife(sight) !== null;
  if (condition === 'came under control since last upkeep') {
    const source = game.objects[reading.source];
    return (
      source?.zone === 'battlefield' &&
      source.controller === reading.controller &&
      source.controlledSince > game.players[reading.controller].lastUpkeepBegan
    );
  }
  if ('exists' in condition) return everyInPlay(sight, condition.exists, reading).length > 0;
  if ('amount' in condition) {
    const { amount, atLeast = -Infinity, atMost = Infinity } = condition;
    const now = amountNow(sight, amount, reading);
    return now >= atLeast && now <= atMost;
  }
  if ('step' in condition) {
    return (
      game.turn.step === condition.step &&
      (condition.of === 'each player' || game.turn.active === reading.controller)
    );
  }
  if ('couldProduce' in condition) {
    return couldProduce(sight, condition.couldProduce, condition.by, reading);
  }
  const [card, name] = condition.sameName.map((key) => reading.bindings[key]);
  return typeof card === 'number' && sight.object(card).name === name;
}
