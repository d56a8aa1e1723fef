import { manaValue, type Amount } from '@arbiter/cards';
import { everyInPlay } from '../sight/filters.ts';
import type { Seen } from '../sight/seen.ts';
import { opponentOf } from '../state/basics.ts';
import type { Reading } from './reading.ts';
import { objectsAmong, referTo, seatsAmong } from './references.ts';

/**
 * A number of a text as it is now (6ED 413.2f), on a table at rest or in the middle of working out its characteristics.
 * What is not there counts as 0: an X that nobody announced, a name that nothing is bound to, an object that is gone.
 */
export function amountNow(seen: Seen, amount: Amount, text: Reading): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return text.choices.x;
  if (amount === 'its mana value') {
    return manaValue(seen.characteristics(text.modifies ?? text.source).printed.cost);
  }
  if ('count' in amount) return everyInPlay(seen, amount.count, text).length;
  if ('cardsIn' in amount) {
    const seat = amount.of === 'you' ? text.controller : opponentOf(text.controller);
    return seen.sight.game.players[seat][amount.cardsIn].length;
  }
  if ('times' in amount) {
    return amount.times * Math.max(0, amountNow(seen, amount.of, text) - (amount.less ?? 0));
  }
  if ('half' in amount) {
    // 6ED Glossary: Number: rounded as the text says.
    const half = amountNow(seen, amount.half, text) / 2;
    return amount.rounded === 'up' ? Math.ceil(half) : Math.floor(half);
  }
  if ('lifeOf' in amount) {
    const [seat] = seatsAmong(referTo(seen, amount.lifeOf, text));
    return seat === undefined ? 0 : seen.sight.game.players[seat].life;
  }
  if ('counters' in amount) {
    const [object] = objectsAmong(referTo(seen, amount.on, text));
    if (object === undefined) return 0;
    return seen.sight.object(object).counters?.[amount.counters] ?? 0;
  }
  if ('powerOf' in amount) {
    const [object] = objectsAmong(referTo(seen, amount.powerOf, text));
    // 6ED Glossary: Number: less than 0 is read as 0.
    return object === undefined ? 0 : Math.max(0, seen.characteristics(object).power);
  }
  const value = text.bindings[amount.bound];
  return typeof value === 'number' ? value : 0;
}
