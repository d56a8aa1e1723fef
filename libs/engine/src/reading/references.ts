import {
  wordIn,
  type CardsInZone,
  type CardType,
  type Filter,
  type OfPhrase,
  type Reference,
  type ReferenceWords,
} from '@arbiter/cards';
import { canEnchant } from '../sight/enchanting.ts';
import { everyInPlay, matches } from '../sight/filters.ts';
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
import type { Player } from '../state/game.ts';
import { amountNow } from './amounts.ts';
import { playerWithMostLife } from './life-totals.ts';
import type { Reading } from './reading.ts';

type Meaning<R> = OfPhrase<R, readonly [Seen, Reading], readonly Recipient[]>;

const REFERENCES: { readonly [W in keyof ReferenceWords]: Meaning<ReferenceWords[W]> } = {
  target: ({ target }, _, text) => text.choices.targets[target] ?? [],
  bound: ({ bound }, _, text) => valueOf(text, bound),
  every: ({ every }, seen, text) => everyInPlay(seen, every, text),
  several: ({ several }, seen, text) => several.flatMap((one) => referTo(seen, one, text)),
  controllerOf: ({ controllerOf }, seen, text) =>
    objectsAmong(referTo(seen, controllerOf, text)).map((id) =>
      playerRef(seen.sight.object(id).controller),
    ),
  ownerOf: ({ ownerOf }, seen, text) =>
    objectsAmong(referTo(seen, ownerOf, text)).map((id) => playerRef(seen.sight.object(id).owner)),
  makerOf: ({ makerOf }, seen, text) =>
    objectsAmong(referTo(seen, makerOf, text)).flatMap((id) => {
      const { madeBy } = seen.sight.object(id);
      return madeBy !== undefined && seen.sight.inPlay(madeBy) ? [madeBy] : [];
    }),
  sourceOf: ({ sourceOf }, seen, text) =>
    objectsAmong(referTo(seen, sourceOf, text)).flatMap((id) => {
      const { kind, stack } = seen.sight.object(id);
      return kind === 'ability' && stack !== null ? [stack.source] : [];
    }),
  cards: (cards, seen, text) => cardsNow(seen, cards, text),
  top({ top, in: zone, of, that, bottom }, seen, text) {
    const count = Math.max(0, amountNow(seen, top, text));
    return seatsAmong(referTo(seen, of, text)).flatMap((seat) => {
      const all = seen.sight.game.players[seat][zone];
      const cards = that === undefined ? all : all.filter((id) => matches(seen, that, id, text));
      return bottom === true
        ? cards.slice(0, count)
        : cards.slice(Math.max(0, cards.length - count)).reverse();
    });
  },
  paidWith: ({ paidWith }, _, text) => text.choices.paidWith?.[paidWith] ?? [],
  playedBefore({ playedBefore }, seen, text) {
    const [spell] = referTo(seen, playedBefore, text);
    const all = seen.sight.game.turn.happened?.['was played'] ?? [];
    return spell === undefined ? [] : all.slice(0, Math.max(0, all.indexOf(spell)));
  },
  exiledWith({ exiledWith }, seen, text) {
    const { sight } = seen;
    const by = objectsAmong(referTo(seen, exiledWith, text));
    // Abilities of one definition are linked, whichever object has them; records of earlier versions don't say which.
    const of = text.of ?? sight.object(text.source).name;
    return sight.game.players
      .flatMap(({ exile }) => exile)
      .filter((id) => {
        const { exiledWith: exiler = 0, link = of } = sight.object(id);
        return by.includes(exiler) && link === of;
      });
  },
  otherHostsOf: ({ otherHostsOf, sharing }, seen, text) =>
    objectsAmong(referTo(seen, otherHostsOf, text)).flatMap((id) => otherHosts(seen, id, sharing)),
};

/** What a reference means now; nothing, if what it spoke of is not there. */
export function referTo(seen: Seen, reference: Reference, text: Reading): readonly Recipient[] {
  if (typeof reference === 'string') return referToWord(seen, reference, text);
  const meaning: Meaning<ReferenceWords[keyof ReferenceWords]> =
    REFERENCES[wordIn(REFERENCES, reference)];
  return meaning(reference, seen, text);
}

/** The cards of a kind in a zone of these players (6ED 217). */
export function cardsNow(
  seen: Seen,
  { cards, in: zone, of = 'each player' }: CardsInZone,
  text: Reading,
): readonly ObjectId[] {
  return seatsAmong(referTo(seen, of, text)).flatMap((seat) =>
    cardsOf(seen.sight.game.players[seat], zone, seen).filter((id) =>
      matches(seen, cards, id, text),
    ),
  );
}

/** What is removed from the game is outside of it as well, if it can be seen what it is (TSP 217.1e, 217.7c). */
function cardsOf(player: Player, zone: CardsInZone['in'], { sight }: Seen): readonly ObjectId[] {
  if (zone === 'ante') return player.ante ?? [];
  if (zone !== 'outside') return player[zone];
  const removed = player.exile.filter((id) => !sight.object(id).faceDown);
  return [...(player.outside ?? []), ...removed];
}

/** Permanents, or cards in a zone. */
export function objectsOf(
  seen: Seen,
  noun: Filter | CardsInZone,
  text: Reading,
): readonly ObjectId[] {
  return 'cards' in noun ? cardsNow(seen, noun, text) : everyInPlay(seen, noun, text);
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
    case 'defending player':
      return [playerRef(opponentOf(sight.game.turn.active))];
    case 'active player':
      return [playerRef(sight.game.turn.active)];
    case 'event':
      return valueOf(text, 'event');
    case 'each player':
      return ['p0', 'p1'];
    case 'enchanted': {
      // An enchantment that was moved acts on what it enchants now (6ED Glossary: Move).
      const { attachedTo } = sight.object(text.source);
      const zone = sight.game.objects[attachedTo]?.zone;
      return zone === 'battlefield' || zone === 'graveyard' ? [attachedTo] : [];
    }
    case 'this in the graveyard': {
      const { became } = sight.object(text.source);
      const card = became === undefined ? null : sight.game.objects[became];
      return card?.zone === 'graveyard' ? [card.id] : [];
    }
    case 'last spell':
      return (sight.game.turn.happened?.['was played'] ?? []).slice(-1);
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
