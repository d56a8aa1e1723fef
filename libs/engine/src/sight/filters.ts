import { manaValue, plainKeyword, type Filter, type WordKind } from '@arbiter/cards';
import type { Characteristics } from '../text/printed.ts';
import {
  isPlayer,
  playerRef,
  type ObjectId,
  type Recipient,
  type Seat,
  type Zone,
} from '../state/basics.ts';
import type { Change } from '../state/changes.ts';
import { playsRole } from './combat-roles.ts';
import type { Seen } from './seen.ts';
import type { Sight } from './sight.ts';

/** From where a text is read: "you" is the controller, "this" the source. */
export interface Viewpoint {
  readonly source: ObjectId;
  readonly controller: Seat;
  /** What was chosen for the text, X among it; of what is on the stack it is known anyway. */
  readonly choices?: { readonly x: number };
}

/** Whether an object or player is what the filter speaks of. */
export function matches(seen: Seen, filter: Filter, what: Recipient, from: Viewpoint): boolean {
  if ('all' in filter) return filter.all.every((one) => matches(seen, one, what, from));
  if ('any' in filter) return filter.any.some((one) => matches(seen, one, what, from));
  if ('not' in filter) return !matches(seen, filter.not, what, from);
  if (isPlayer(what)) {
    const whose = what === playerRef(from.controller) ? 'you' : 'opponent';
    return 'is' in filter && (filter.is === 'player' || filter.is === whose);
  }
  const object = seen.sight.object(what);
  if ('controlledBy' in filter) {
    if (object.zone !== null && UNCONTROLLED.includes(object.zone)) return false;
    return (object.controller === from.controller) === (filter.controlledBy === 'you');
  }
  if ('is' in filter) {
    switch (filter.is) {
      case 'self':
        return what === thisOf(seen.sight, from);
      case 'card':
        return object.kind === 'card';
      case 'permanent':
        return object.zone === 'battlefield';
      case 'spell':
        return seen.sight.isSpell(what);
      case 'local':
        return seen.characteristics(what).printed.enchants !== null;
      case 'single target':
        return (
          object.stack !== null &&
          object.stack.targets.reduce((count, group) => count + group.length, 0) === 1
        );
      case 'assigned damage':
        return heldAs(seen.sight, what)?.kind === 'damage';
      case 'on the way to the graveyard':
        return isOnTheWay(seen.sight, what);
      case 'tapped':
        return object.tapped;
      case 'attacking':
      case 'blocking':
      case 'blocked':
      case 'unblocked':
      case 'blocking this':
      case 'blocked by this':
        return playsRole(seen.sight.game.combat, filter.is, what, thisOf(seen.sight, from));
      case 'attacked this turn':
        return seen.sight.game.turn.attackers?.includes(what) ?? false;
      case 'in a graveyard':
        return object.zone === 'graveyard';
      case 'yours':
        return object.owner === from.controller;
      case 'player':
      case 'you':
      case 'opponent':
        return false;
      default:
        return filter.is satisfies never;
    }
  }
  const characteristics = seen.characteristics(what);
  // What texts speak of most comes first: the whole table is looked through for them.
  if ('type' in filter) return characteristics.types.includes(filter.type);
  if ('color' in filter) return characteristics.colors.includes(filter.color);
  if ('subtype' in filter) return characteristics.subtypes.includes(filter.subtype);
  if ('keyword' in filter) return characteristics.keywords.includes(plainKeyword(filter.keyword));
  if ('supertype' in filter) return characteristics.supertypes.includes(filter.supertype);
  if ('attachedTo' in filter) {
    const on = object.attachedTo;
    return seen.sight.inPlay(on) && matches(seen, filter.attachedTo, on, from);
  }
  if ('chosen' in filter) return isChosen(seen, filter.chosen, characteristics, from);
  if ('manaValue' in filter) {
    const wanted = filter.manaValue === 'X' ? xOf(seen.sight, from) : filter.manaValue;
    return manaValue(characteristics.printed.cost, object.stack?.x ?? 0) === wanted;
  }
  if ('named' in filter) return characteristics.printed.name === filter.named;
  return characteristics.printed.definition.expansion === filter.expansion;
}

/** Zones whose cards nobody controls (6ED 217.5d). A card in hand is looked at as the spell that it would be. */
const UNCONTROLLED: readonly Zone[] = ['graveyard', 'library', 'exile'];

/** What a text calls "this": of an ability on the stack the object whose ability it is (6ED 202.2). */
function thisOf({ game }: Sight, { source }: Viewpoint): ObjectId {
  return game.objects[source]?.stack?.source ?? source;
}

function xOf({ game }: Sight, { source, choices }: Viewpoint): number {
  return choices?.x ?? game.objects[source]?.stack?.x ?? 0;
}

/** Whether it depends on the value of X what fits. */
export function speaksOfX(filter: Filter): boolean {
  if ('all' in filter) return filter.all.some(speaksOfX);
  if ('any' in filter) return filter.any.some(speaksOfX);
  if ('not' in filter) return speaksOfX(filter.not);
  return 'manaValue' in filter && filter.manaValue === 'X';
}

/** The change that an object stands for while it waits. */
export function heldAs(sight: Sight, id: ObjectId): Change | null {
  return sight.game.held.find(({ object }) => object === id)?.proposed.change ?? null;
}

/** Whether a destruction of the permanent waits (4ED graveyard.1). */
export function isOnTheWay(sight: Sight, id: ObjectId): boolean {
  return sight.game.held.some(
    ({ proposed: { change } }) => change.kind === 'destroy' && change.object === id,
  );
}

/** Whether it is of the colour or type that was chosen for the source of the text. */
function isChosen(
  seen: Seen,
  kind: WordKind,
  { colors, subtypes }: Characteristics,
  from: Viewpoint,
): boolean {
  const word = seen.sight.object(thisOf(seen.sight, from)).chosen?.[kind];
  const known: readonly (string | undefined)[] = kind === 'color' ? colors : subtypes;
  return known.includes(word);
}

/** The same, of a table at rest. */
export function fits(sight: Sight, filter: Filter, what: Recipient, from: Viewpoint): boolean {
  return matches(sight, filter, what, from);
}

/** Everything in play that fits, in the order of the battlefield (6ED 416.2: effects reach what is in play). */
export function everyInPlay(seen: Seen, filter: Filter, from: Viewpoint): ObjectId[] {
  return seen.sight.game.battlefield.filter((id) => matches(seen, filter, id, from));
}
