import type { CardType, Reference } from '@arbiter/cards';
import { canEnchant } from '../sight/enchanting.ts';
import { everyInPlay } from '../sight/filters.ts';
import type { Seen } from '../sight/seen.ts';
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
import type { Reading } from './reading.ts';

/** What a reference means now; nothing, if what it spoke of is not there. */
export function referTo(seen: Seen, reference: Reference, text: Reading): readonly Recipient[] {
  if (typeof reference === 'string') return referToWord(seen, reference, text);
  if ('target' in reference) return text.choices.targets[reference.target] ?? [];
  if ('bound' in reference) return valueOf(text, reference.bound);
  if ('every' in reference) return everyInPlay(seen, reference.every, text);
  if ('several' in reference) {
    return reference.several.flatMap((one) => referTo(seen, one, text));
  }
  if ('controllerOf' in reference) {
    return objectsAmong(referTo(seen, reference.controllerOf, text)).map((id) =>
      playerRef(seen.sight.object(id).controller),
    );
  }
  if ('cardsIn' in reference) {
    return seatsAmong(referTo(seen, reference.of, text)).flatMap(
      (seat) => seen.sight.game.players[seat][reference.cardsIn],
    );
  }
  if ('topOfGraveyard' in reference) {
    return seatsAmong(referTo(seen, reference.topOfGraveyard, text)).flatMap((seat) =>
      seen.sight.game.players[seat].graveyard.slice(-1),
    );
  }
  if ('otherHostsOf' in reference) {
    return objectsAmong(referTo(seen, reference.otherHostsOf, text)).flatMap((id) =>
      otherHosts(seen, id, reference.sharing),
    );
  }
  return seatsAmong(referTo(seen, reference.topOfLibrary, text)).flatMap((seat) =>
    seen.sight.game.players[seat].library.slice(-1),
  );
}

/** 6ED Glossary: Move: only onto what the enchantment may be on, and to something else than before. */
function otherHosts(seen: Seen, object: ObjectId, sharing: readonly CardType[]): ObjectId[] {
  const { attachedTo, controller } = seen.sight.object(object);
  if (!seen.sight.inPlay(object) || !seen.sight.inPlay(attachedTo)) return [];
  const { types } = seen.characteristics(attachedTo);
  const shared = sharing.filter((type) => types.includes(type));
  return seen.sight.game.battlefield.filter(
    (id) =>
      id !== attachedTo &&
      shared.some((type) => seen.characteristics(id).types.includes(type)) &&
      canEnchant(seen, object, controller, id),
  );
}

function referToWord(
  { sight }: Seen,
  word: Extract<Reference, string>,
  text: Reading,
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

function valueOf(text: Reading, name: string): readonly Recipient[] {
  const value = text.bindings[name];
  if (value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return value === 'p0' || value === 'p1' ? [value] : [];
  return value;
}

/** What a reference means now, as far as it is in play (6ED 416.2). */
export function permanentsOf(sight: Sight, reference: Reference, text: Reading): ObjectId[] {
  return objectsAmong(referTo(sight, reference, text)).filter((id) => sight.inPlay(id));
}

export function objectsAmong(recipients: readonly Recipient[]): ObjectId[] {
  return recipients.filter((one): one is ObjectId => !isPlayer(one));
}

export function seatsAmong(recipients: readonly Recipient[]): Seat[] {
  return recipients.filter(isPlayer).map(seatOf);
}
