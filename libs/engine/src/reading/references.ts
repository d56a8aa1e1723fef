import type { Amount, CardType, Reference } from '@arbiter/cards';
import { cardsIn, half } from './amounts.ts';
import { canEnchant } from '../sight/enchanting.ts';
import { everyInPlay } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import {
  isPlayer,
  opponentOf,
  playerRef,
  seatOf,
  type ObjectId,
  type Recipient,
  type Seat,
} from '../state/basics.ts';
import { playerWithMostLife } from './life-totals.ts';
import type { Following } from './reading.ts';

/** What a reference means now; nothing, if what it spoke of is not there. */
export function referTo(sight: Sight, reference: Reference, text: Following): readonly Recipient[] {
  if (typeof reference === 'string') return referToWord(sight, reference, text);
  if ('target' in reference) return text.choices.targets[reference.target] ?? [];
  if ('bound' in reference) return valueOf(text, reference.bound);
  if ('every' in reference) return everyInPlay(sight, reference.every, text);
  if ('several' in reference) {
    return reference.several.flatMap((one) => referTo(sight, one, text));
  }
  if ('controllerOf' in reference) {
    return objectsAmong(referTo(sight, reference.controllerOf, text)).map((id) =>
      playerRef(sight.object(id).controller),
    );
  }
  if ('cardsIn' in reference) {
    return seatsAmong(referTo(sight, reference.of, text)).flatMap(
      (seat) => sight.game.players[seat][reference.cardsIn],
    );
  }
  if ('topOfGraveyard' in reference) {
    return seatsAmong(referTo(sight, reference.topOfGraveyard, text)).flatMap((seat) =>
      sight.game.players[seat].graveyard.slice(-1),
    );
  }
  if ('otherHostsOf' in reference) {
    return objectsAmong(referTo(sight, reference.otherHostsOf, text)).flatMap((id) =>
      otherHosts(sight, id, reference.sharing),
    );
  }
  return seatsAmong(referTo(sight, reference.topOfLibrary, text)).flatMap((seat) =>
    sight.game.players[seat].library.slice(-1),
  );
}

/** 6ED Glossary: Move: only onto what the enchantment may be on, and to something else than before. */
function otherHosts(sight: Sight, object: ObjectId, sharing: readonly CardType[]): ObjectId[] {
  const { attachedTo, controller } = sight.object(object);
  if (!sight.inPlay(object) || !sight.inPlay(attachedTo)) return [];
  const { types } = sight.characteristics(attachedTo);
  const shared = sharing.filter((type) => types.includes(type));
  return sight.game.battlefield.filter(
    (id) =>
      id !== attachedTo &&
      shared.some((type) => sight.characteristics(id).types.includes(type)) &&
      canEnchant(sight, object, controller, id),
  );
}

function referToWord(
  sight: Sight,
  word: Extract<Reference, string>,
  text: Following,
): readonly Recipient[] {
  switch (word) {
    case 'self':
      return [text.source];
    case 'you':
      return [playerRef(text.controller)];
    case 'opponent':
      return [playerRef(opponentOf(text.controller))];
    case 'event':
      return valueOf(text, 'event');
    case 'each player':
      return ['p0', 'p1'];
    case 'enchanted': {
      // An enchantment that was moved acts on what it enchants now (6ED Glossary: Move).
      const { attachedTo } = sight.object(text.source);
      return sight.inPlay(attachedTo) ? [attachedTo] : [];
    }
    case 'player with the most life': {
      const seat = playerWithMostLife(sight);
      return seat === null ? [] : [playerRef(seat)];
    }
  }
}

function valueOf(text: Following, name: string): readonly Recipient[] {
  const value = text.bindings[name];
  if (value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return value === 'p0' || value === 'p1' ? [value] : [];
  return value;
}

/** What a reference means now, as far as it is in play (6ED 416.2). */
export function permanentsOf(sight: Sight, reference: Reference, text: Following): ObjectId[] {
  return objectsAmong(referTo(sight, reference, text)).filter((id) => sight.inPlay(id));
}

export function objectsAmong(recipients: readonly Recipient[]): ObjectId[] {
  return recipients.filter((one): one is ObjectId => !isPlayer(one));
}

export function seatsAmong(recipients: readonly Recipient[]): Seat[] {
  return recipients.filter(isPlayer).map(seatOf);
}

/** A number of the text, as it is now (6ED 413.2f). */
export function amountNow(sight: Sight, amount: Amount, text: Following): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return text.choices.x;
  if (amount === 'its mana value') throw new Error('only a modification asks for a mana value');
  if ('lifeOf' in amount) {
    const [seat] = seatsAmong(referTo(sight, amount.lifeOf, text));
    return seat === undefined ? 0 : sight.game.players[seat].life;
  }
  if ('counters' in amount) {
    const [object] = objectsAmong(referTo(sight, amount.on, text));
    return object === undefined ? 0 : (sight.object(object).counters?.[amount.counters] ?? 0);
  }
  if ('times' in amount) {
    return amount.times * Math.max(0, amountNow(sight, amount.of, text) - (amount.less ?? 0));
  }
  if ('count' in amount) return everyInPlay(sight, amount.count, text).length;
  if ('cardsIn' in amount) return cardsIn(sight, amount, text.controller);
  if ('half' in amount) return half(amountNow(sight, amount.half, text), amount.rounded);
  if ('powerOf' in amount) {
    const [object] = objectsAmong(referTo(sight, amount.powerOf, text));
    // Less than 0 is read as 0 (6ED Glossary: Number).
    return object === undefined ? 0 : Math.max(0, sight.characteristics(object).power);
  }
  const value = text.bindings[amount.bound];
  return typeof value === 'number' ? value : 0;
}
