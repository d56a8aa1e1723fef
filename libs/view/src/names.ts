import {
  isPlayer,
  nameOf,
  nameOnStack,
  seatOf,
  type Game,
  type ObjectId,
  type Recipient,
  type Seat,
  type Sight,
} from '@arbiter/engine';
import { isKnownTo, isSeenBy, objectOf, type Looker } from './viewer.ts';

/** A text as a sentence begins. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A seat in texts for people; a client that knows the names of the players puts them in its place. */
export const playerName = (seat: Seat): string => `Player ${seat + 1}`;

/** A text with people's names for "Player 1" and "Player 2": what is told names seats, not persons. */
export function withNames(text: string, names: readonly [string, string]): string {
  return text.replace(/\bPlayer ([12])\b/gu, (_, seat: string) => names[seat === '1' ? 0 : 1]);
}

/** What people call an object; what the viewer may not know is "a card". */
export function objectName(game: Game, id: ObjectId, viewer: Looker): string {
  const object = objectOf(game, id);
  if (object === null) return id === 0 ? 'the rules' : 'what is gone';
  if (!isSeenBy(viewer, object)) return 'a card';
  if (object.kind === 'damage') return 'combat damage';
  if (object.kind === 'ability') return abilityName(game, id);
  if (!isKnownTo(viewer, object)) return 'a face-down creature';
  return object.kind === 'copy' ? `a copy of ${nameOf(object.name)}` : nameOf(object.name);
}

function abilityName(game: Game, id: ObjectId): string {
  const ability = objectOf(game, id)?.stack?.ability ?? null;
  return ability === null ? 'the draw of the turn' : `the ability of ${textName(ability.of)}`;
}

/** What people call the text that an ability stands in: a card, or a keyword without the costs that records name it by. */
export const textName = (of: string): string => nameOf(of).replace(/ [[{].*$/u, '');

/** The same for whatever may be a target. */
export function recipientName(game: Game, what: Recipient, viewer: Looker): string {
  return isPlayer(what) ? playerName(seatOf(what)) : objectName(game, what, viewer);
}

/** A list of names: `A, B and C`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`;
}

/** What a player yields to, for an object on the stack. */
export function yieldName(sight: Sight, id: ObjectId): string {
  return nameOnStack(sight, id);
}

/** What the object is called whose ability it is; a keyword's meaning has a name that is no object's. */
export function nameOfSource(sight: Sight, source: ObjectId, of: string, viewer: Looker): string {
  const object = objectOf(sight.game, source);
  return object === null || object.name === '' ? of : objectName(sight.game, source, viewer);
}
