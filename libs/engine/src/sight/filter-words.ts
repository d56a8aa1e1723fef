import {
  isCreatureType,
  manaValue,
  plainKeyword,
  type Amount,
  type Color,
  type CombatRole,
  type Comparison,
  type FilterWord,
  type FilterWords,
  type OfPhrase,
  type Reference,
} from '@arbiter/cards';
import { amountNow } from '../reading/amounts.ts';
import type { Reading } from '../reading/reading.ts';
import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import {
  isPlayer,
  opponentOf,
  playerRef,
  type ObjectId,
  type Seat,
  type Zone,
} from '../state/basics.ts';
import { NO_CHOICES } from '../state/choices.ts';
import { isFaceDown } from '../state/face-down.ts';
import type { BoundValue, GameObject } from '../state/objects.ts';
import { nameOf } from '../state/names.ts';
import { playsRole } from './combat-roles.ts';
import { everyInPlay, isOnTheWay, isPreventable, matches, type Viewpoint } from './filters.ts';
import { costsOf } from './halves.ts';
import type { Seen } from './seen.ts';
import type { Sight } from './sight.ts';
import { isSuspended } from './suspended.ts';

/** What is being looked at, and from where. */
interface Looked {
  readonly seen: Seen;
  readonly from: Viewpoint;
  readonly id: ObjectId;
  readonly object: GameObject;
}

export type FilterMeaning<F> = OfPhrase<F, readonly [Looked], boolean>;

/** What each filter means of an object; what they mean together, and of players, stands in `matches`. */
export const FILTERS: { readonly [W in keyof FilterWords]: FilterMeaning<FilterWords[W]> } = {
  type: ({ type }, { seen, id }) => seen.characteristics(id).types.includes(type),
  color: ({ color }, { seen, id }) => seen.characteristics(id).colors.includes(color),
  subtype: ({ subtype }, { seen, id }) => seen.characteristics(id).subtypes.includes(subtype),
  keyword: ({ keyword }, { seen, id }) =>
    seen.characteristics(id).keywords.includes(plainKeyword(keyword)),
  landwalk: ({ landwalk }, { seen, id }) =>
    seen
      .characteristics(id)
      .keywords.some(({ ability }) => ability.keyword === 'landwalk' && ability.land === landwalk),
  supertype: ({ supertype }, { seen, id }) =>
    seen.characteristics(id).supertypes.includes(supertype),
  is: ({ is }, looked) => WORDS[is](looked),
  controlledBy({ controlledBy }, { seen, from, object }) {
    const controller = isUncontrolled(object) ? from.playedBy : object.controller;
    if (controller === undefined) return false;
    if (controlledBy === 'you') return controller === from.controller;
    if (controlledBy === 'opponent') return controller !== from.controller;
    return seatsNow(seen, controlledBy, from).includes(controller);
  },
  ownedBy({ ownedBy }, { seen, from, object }) {
    if (ownedBy === 'you') return object.owner === from.controller;
    return seatsNow(seen, ownedBy, from).includes(object.owner);
  },
  attachedTo({ attachedTo }, { seen, from, object }) {
    const on = object.attachedTo;
    return seen.sight.inPlay(on) && matches(seen, attachedTo, on, from);
  },
  chose: ({ chose }, { object }) => Object.values(object.chosen ?? {}).includes(chose),
  /** What was chosen for the source of the text. */
  chosen({ chosen, under }, { seen, from, id }) {
    const { sight } = seen;
    const word =
      under !== undefined
        ? readingFrom(sight, from).bindings[under]
        : chosen === 'name'
          ? undefined
          : sight.object(thisOf(sight, from)).chosen?.[chosen];
    const { colors, subtypes, types, printed } = seen.characteristics(id);
    if (chosen === 'name' || chosen === 'card name') return printed.name === word;
    const known: readonly (BoundValue | undefined)[] =
      chosen === 'color' ? colors : chosen === 'card type' ? types : subtypes;
    return known.includes(word);
  },
  sameNameAs({ sameNameAs }, { seen, from, id }) {
    const names = objectsAmong(referTo(seen, sameNameAs, readingFrom(seen.sight, from))).map(
      (one) => nameOf(seen.sight.object(one).name),
    );
    return names.includes(nameOf(seen.sight.object(id).name));
  },
  among: ({ among }, { seen, from, id }) =>
    referTo(seen, among, readingFrom(seen.sight, from)).includes(id),
  power: ({ power }, looked) =>
    isWithin(looked, power, looked.seen.characteristics(looked.id).power),
  toughness: ({ toughness }, looked) =>
    isWithin(looked, toughness, looked.seen.characteristics(looked.id).toughness),
  manaValue({ manaValue: range }, looked) {
    const { printed } = looked.seen.characteristics(looked.id);
    // TSP 505.5: what either half answers, the split card does.
    const costs = costsOf(looked.seen.sight, printed);
    return costs.some((cost) =>
      isWithin(looked, range, manaValue(cost, looked.object.stack?.x ?? 0)),
    );
  },
  shares({ shares, with: other }, { seen, from, id }) {
    const of = (one: ObjectId): readonly string[] => {
      const { colors, subtypes, types } = seen.characteristics(one);
      if (shares === 'card type') return types;
      return shares === 'color' ? colors : subtypes.filter(isCreatureType);
    };
    const own = of(id);
    return referTo(seen, other, readingFrom(seen.sight, from)).some(
      (one) => !isPlayer(one) && one !== id && of(one).some((word) => own.includes(word)),
    );
  },
  mostCommonColorAmong({ mostCommonColorAmong: among }, { seen, from, id }) {
    const counts = new Map<Color, number>();
    for (const one of everyInPlay(seen, among, from)) {
      for (const color of seen.characteristics(one).colors) {
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    }
    const most = Math.max(0, ...counts.values());
    // A colour that nothing has is not the most common one.
    return most > 0 && seen.characteristics(id).colors.some((color) => counts.get(color) === most);
  },
  hasCounter: ({ hasCounter }, { object }) => (object.counters?.[hasCounter] ?? 0) > 0,
  playableFor: ({ playableFor }, { seen, id }) =>
    seen
      .characteristics(id)
      .printed.definition.alternativeCosts?.some(({ keyword }) => keyword === playableFor) ?? false,
  targeting: ({ targeting }, { seen, from, object }) =>
    object.stack?.targets.flat().some((one) => matches(seen, targeting, one, from)) ?? false,
  ofSource: ({ ofSource }, { seen, from, object }) =>
    object.kind === 'ability' &&
    object.stack !== null &&
    matches(seen, ofSource, object.stack.source, from),
  named: ({ named }, { seen, id }) => seen.characteristics(id).printed.name === named,
  firstPrintedIn: ({ firstPrintedIn }, { seen, id }) =>
    seen.sight.cards.lexicon.firstSetOf(seen.characteristics(id).printed.name) === firstPrintedIn,
  expansion: ({ expansion }, { seen, id }) =>
    seen.characteristics(id).printed.definition.expansion === expansion,
  all: (filter, { seen, id, from }) => matches(seen, filter, id, from),
  any: (filter, { seen, id, from }) => matches(seen, filter, id, from),
  not: (filter, { seen, id, from }) => matches(seen, filter, id, from),
};

/** What the words after `is` mean of an object. */
const WORDS: Readonly<Record<FilterWord, (looked: Looked) => boolean>> = {
  self: ({ seen, from, id }) => id === thisOf(seen.sight, from),
  card: ({ object }) => object.kind === 'card',
  token: ({ object }) => object.kind === 'token',
  permanent: ({ object }) => object.zone === 'battlefield',
  // What has left the stack is seen as it last was there: damage may wait longer than its source (5ED Damage Prevention.1).
  spell: ({ seen, id, object }) => seen.sight.isSpell(id) || wasSpell(object),
  local: ({ seen, id }) => seen.characteristics(id).printed.enchants !== null,
  'single target': ({ object }) =>
    object.stack !== null &&
    object.stack.targets.reduce((count, group) => count + group.length, 0) === 1,
  'assigned damage': ({ seen, id }) => isPreventable(seen.sight, id),
  'on the way to the graveyard': ({ seen, id }) => isOnTheWay(seen.sight, id),
  tapped: ({ object }) => object.tapped,
  // 6ED 217.5d: outside play nothing is untapped either.
  untapped: ({ object }) => object.zone === 'battlefield' && !object.tapped,
  'face down': ({ object }) => isFaceDown(object),
  suspended: ({ seen, object }) => isSuspended(seen.sight, object),
  // By a local enchantment: an Equipment equips.
  enchanted: ({ seen: { sight }, id }) =>
    sight.game.battlefield.some((other) => {
      const object = sight.object(other);
      return object.attachedTo === id && sight.printed(object).enchants !== null;
    }),
  multicolored: ({ seen, id }) => seen.characteristics(id).colors.length > 1,
  monocolored: ({ seen, id }) => seen.characteristics(id).colors.length === 1,
  colorless: ({ seen, id }) => seen.characteristics(id).colors.length === 0,
  attacking: (looked) => plays(looked, 'attacking'),
  blocking: (looked) => plays(looked, 'blocking'),
  blocked: (looked) => plays(looked, 'blocked'),
  unblocked: (looked) => plays(looked, 'unblocked'),
  'blocking this': (looked) => plays(looked, 'blocking this'),
  'blocked by this': (looked) => plays(looked, 'blocked by this'),
  'assigned to block this': ({ seen: { sight }, id, from }) => {
    const self = thisOf(sight, from);
    const attacker = sight.game.combat?.attackers.find(({ object }) => object === self);
    return attacker !== undefined && sight.rules.assignedBlockers(attacker).includes(id);
  },
  'attacked last turn': ({ seen, id, object }) =>
    seen.sight.game.players[object.controller].attackedLastTurn?.includes(id) ?? false,
  'attacked this turn': ({ seen, id }) => seen.sight.game.turn.attackers?.includes(id) ?? false,
  'was dealt damage this turn': ({ seen, id }) =>
    seen.sight.game.turn.happened?.['was dealt damage']?.includes(id) ?? false,
  'was dealt damage by this': ({ seen: { sight }, from, id }) =>
    sight.game.turn.damage?.some(([source, to]) => to === id && source === thisOf(sight, from)) ??
    false,
  'dealt damage to an opponent': ({ seen, object, id }) =>
    seen.sight.game.turn.damage?.some(
      ([source, to]) => source === id && to === playerRef(opponentOf(object.controller)),
    ) ?? false,
  'drawn this turn': ({ seen, id }) =>
    seen.sight.game.turn.happened?.['was drawn']?.includes(id) ?? false,
  'came under control this turn': ({ seen, object }) =>
    object.controlledSince > seen.sight.game.players[object.controller].turnBegan,
  'above this': ({ seen: { sight }, from, id, object }) => {
    const own = thisOf(sight, from);
    const { graveyard } = sight.game.players[object.owner];
    return graveyard.includes(own) && graveyard.indexOf(id) > graveyard.indexOf(own);
  },
  'made by this': ({ seen, from, object }) =>
    object.madeBy !== undefined && object.madeBy === thisOf(seen.sight, from),
  'haunted by this': ({ seen: { sight }, from, id }) =>
    sight.game.objects[thisOf(sight, from)]?.haunts === id,
  'able to make mana': ({ seen, id }) =>
    seen.characteristics(id).abilities.some(({ isMana }) => isMana),
  'able to do more than make mana': ({ seen, id }) =>
    seen
      .characteristics(id)
      .abilities.some(({ activation, isMana }) => activation !== null && !isMana),
  ability: ({ object }) => object.kind === 'ability' && object.zone === 'stack',
  'activated ability': ({ object }) =>
    object.kind === 'ability' && object.zone === 'stack' && object.stack?.triggered === false,
  player: isNoObject,
  you: isNoObject,
  opponent: isNoObject,
};

/** Whether it is gone, and was a spell. */
function wasSpell({ zone, stack, kind }: GameObject): boolean {
  return zone === null && stack !== null && (kind === 'card' || kind === 'copy');
}

/** Players are matched for themselves. */
function isNoObject(): boolean {
  return false;
}

/** Zones whose cards nobody controls (6ED 217.5d). A card in hand is looked at as the spell that it would be. */
const UNCONTROLLED: readonly Zone[] = ['graveyard', 'library', 'exile', 'ante', 'outside'];

const isUncontrolled = ({ zone }: GameObject): boolean =>
  zone !== null && UNCONTROLLED.includes(zone);

/** What a text calls "this": of an ability on the stack the object whose ability it is (6ED 202.2). */
function thisOf({ game }: Sight, { source, self }: Viewpoint): ObjectId {
  return self ?? game.objects[source]?.stack?.source ?? source;
}

function plays({ seen: { sight }, from, id }: Looked, role: CombatRole): boolean {
  return playsRole(sight.game.combat, role, id, thisOf(sight, from));
}

function seatsNow(seen: Seen, reference: Reference, from: Viewpoint): readonly Seat[] {
  return seatsAmong(referTo(seen, reference, readingFrom(seen.sight, from)));
}

function isWithin(
  { seen, from }: Looked,
  { atLeast, atMost, equals }: Comparison,
  value: number,
): boolean {
  const now = (amount: Amount): number =>
    typeof amount === 'number' ? amount : amountNow(seen, amount, readingFrom(seen.sight, from));
  return (
    (atLeast === undefined || value >= now(atLeast)) &&
    (atMost === undefined || value <= now(atMost)) &&
    (equals === undefined || value === now(equals))
  );
}

/** The text from which it is looked: what it doesn't know itself is known of what lies on the stack. */
export function readingFrom(sight: Sight, from: Viewpoint): Reading {
  const { source, controller, bindings, choices, of } = from;
  const item = sight.game.objects[source]?.stack;
  const known = item ?? NO_CHOICES;
  return {
    source: thisOf(sight, from),
    controller,
    ...(of === undefined ? {} : { of }),
    bindings: bindings ?? item?.bindings ?? {},
    choices: {
      ...known,
      x: choices?.x ?? known.x,
      targets: choices?.targets ?? known.targets,
    },
  };
}
