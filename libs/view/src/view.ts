import { BASIC_LAND_TYPES, keywordText, manaUseText } from '@arbiter/cards';
import {
  DECISIONS,
  FACE_DOWN,
  isFaceDown,
  isSubgameOver,
  mainGamesOf,
  nameOf,
  splicedOnto,
  shownInHand,
  shownTopCard,
  turnUpOf,
  type Characteristics,
  type Attacker,
  type Clock,
  type Decision,
  type Game,
  type GameObject,
  type Judge,
  type ObjectId,
  type Outcome,
  type Recipient,
  type Seat,
  type Sight,
  type Stops,
} from '@arbiter/engine';
import type { Writable } from '@arbiter/kernel';
import { abilitiesOf, type AbilityView } from './abilities.ts';
import { announcedBefore } from './announced.ts';
import { effectsSeen, type EffectView } from './effects.ts';
import { KeptLists } from './kept-lists.ts';
import { yieldName } from './names.ts';
import { priorityOf } from './window.ts';
import { replacedText, textOnStack, textsSeen, type TextView } from './texts.ts';
import { keywordView, type KeywordView } from './keywords.ts';
import {
  isIn,
  isKnownTo,
  isSeenBy,
  lookerOf,
  nameFor,
  type Looker,
  type Viewer,
} from './viewer.ts';

/** A card that the viewer may know. */
export interface CardView {
  readonly id: ObjectId;
  readonly name: string;
  /** The mana cost as letters; empty for lands and tokens. */
  readonly cost: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly colors: readonly string[];
  /** `null` unless it is a creature (now, for a permanent). */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly keywords: readonly string[];
  /** Abilities by the index that commands name them by, as they are now. */
  readonly abilities: readonly AbilityView[];
  /** What it says, if words of its text were replaced; what others say stands in `texts`, by their names. */
  readonly text?: readonly string[];
  /** On an exiled card: what is suspended. */
  readonly counters?: Readonly<Record<string, number>>;
}

/** A card that lies face down. */
export interface HiddenCard {
  readonly hidden: true;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly life: number;
  /** Of each kind. */
  readonly counters: Readonly<Record<string, number>>;
  /** Mana pool, in the order W, U, B, R, G, colourless. */
  readonly pool: readonly number[];
  /** What of it snow permanents made, in the same order, where that is told apart (TSP 104.3h). */
  readonly snow?: readonly number[];
  /** What of it is good for one use only, as letters, and for what in words. */
  readonly limited?: readonly { readonly mana: string; readonly only: string }[];
  readonly handCount: number;
  readonly libraryCount: number;
  /** Only for the seat itself and an operator. */
  readonly hand: readonly CardView[] | null;
  /** The names of cards in it that are shown to all players for now. */
  readonly shownInHand?: readonly string[];
  /** From bottom to top; only for an operator. */
  readonly library: readonly string[] | null;
  /** From bottom to top. */
  readonly graveyard: readonly CardView[];
  readonly exile: readonly (CardView | HiddenCard)[];
  /** This player’s part of the ante, in a game that is played for it. */
  readonly ante?: readonly CardView[];
  /** The name of the card on top of the library, where that is shown. */
  readonly topCard?: string;
  readonly landsPlayed: number;
  readonly mulligans: number;
  readonly offersDraw: boolean;
  readonly connected: boolean;
  /** Only for the seat itself and an operator. */
  readonly stops: Stops | null;
  readonly yields: readonly string[] | null;
}

export interface PermanentView extends Omit<CardView, 'counters'> {
  /** The printed name, where the permanent is a copy of something else. */
  readonly card: string;
  /** It lies face down; its controller alone is told what it is. */
  readonly faceDown?: true;
  readonly token: boolean;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly tapped: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  /** 0: to nothing. */
  readonly attachedTo: ObjectId;
  readonly summoningSick: boolean;
  /** Its keywords as data; left out if it has none. */
  readonly has?: readonly KeywordView[];
}

export interface StackView {
  readonly id: ObjectId;
  readonly kind: 'spell' | 'copy' | 'ability' | 'damage';
  /** The spell's name, or that of the card whose ability it is. */
  readonly name: string;
  /** The mana cost of a spell as letters; empty for others. */
  readonly cost: string;
  /** By which a player yields to it. */
  readonly yieldTo: string;
  readonly controller: Seat;
  /** The permanent or card whose ability it is; 0 for others. */
  readonly source: ObjectId;
  readonly triggered: boolean;
  /** What it does: its text, of several modes the one that was chosen. */
  readonly text: readonly string[];
  readonly targets: readonly (readonly Recipient[])[];
  readonly division: readonly (readonly number[])[];
  readonly x: number;
  readonly mode: number;
  /** Which alternative cost was paid, counted from 1; 0 for none. */
  readonly alternative: number;
  readonly buyback: boolean;
  /** The cards whose text was spliced onto it, in their order, where any was (TSP 502.40b). */
  readonly spliced?: readonly string[];
  /** It is still being announced. */
  readonly announcing: boolean;
  /** Combat damage: who deals how much to whom. */
  readonly damage: readonly (readonly [source: ObjectId, to: Recipient, amount: number])[];
}

/** What one viewer may see of a game, as plain JSON: built up from what is public, never stripped. */
export interface View {
  readonly viewer: Viewer;
  readonly game: string;
  readonly edition: string;
  readonly turn: {
    readonly number: number;
    readonly active: Seat;
    readonly step: string;
    readonly phase: string;
  };
  readonly startingPlayer: Seat | null;
  readonly players: readonly [PlayerView, PlayerView];
  readonly permanents: readonly PermanentView[];
  /** Out of play, to come back as they were; anybody may look at them. */
  readonly phasedOut: readonly PermanentView[];
  /** The last one is the top. */
  readonly stack: readonly StackView[];
  readonly combat: {
    readonly attackers: readonly Attacker[];
    readonly blockersDeclared: boolean;
  } | null;
  readonly effects: readonly EffectView[];
  /** What the cards say that the viewer may see, by name. */
  readonly texts: readonly TextView[];
  /** Who has priority, how many have passed in succession, and in what window, where only some things may be played. */
  readonly priority: {
    readonly seat: Seat;
    readonly passes: number;
    readonly window?: 'interrupts' | 'prevention' | 'replacing' | 'declaring' | 'untap' | 'series';
  } | null;
  /** The open decision, and `what` it is about in words. Its options are told to the seat that answers, by `legalFor`. */
  readonly decision:
    | (Decision & {
        readonly what: string;
        /** What the player before has chosen for the same instruction, and so announced (6ED 413.2d). */
        readonly announced?: readonly CardView[];
      })
    | null;
  readonly clock: Clock;
  readonly suspended: boolean;
  readonly outcome: Outcome | null;
  /** Of a subgame: the games that wait for it, the one that goes on next first. */
  readonly mainGames?: readonly MainGameView[];
}

/** What is told of a game in which a subgame is played. */
export interface MainGameView {
  readonly turn: number;
  readonly active: Seat;
  readonly life: readonly [number, number];
}

/** What the viewer may see of the game. */
export function viewOf(judge: Judge, game: Game, viewer: Viewer): View {
  const sight = judge.see(game);
  const looker = lookerOf(game, viewer);
  const { number, active, step, phase } = game.turn;
  const top = priorityOf(sight);
  return {
    viewer,
    game: game.id,
    edition: game.edition,
    turn: { number, active, step, phase },
    startingPlayer: game.startingPlayer,
    players: [playerView(sight, 0, viewer, looker), playerView(sight, 1, viewer, looker)],
    permanents: permanentsFor(sight, looker),
    phasedOut: game.phasedOut.map(({ object }) =>
      asKnownTo(sight, permanentView(sight, object), looker),
    ),
    stack: game.stack.map((id) => stackView(sight, id, looker)),
    combat:
      game.combat === null
        ? null
        : {
            attackers: game.combat.attackers,
            blockersDeclared: game.combat.blockersDeclared,
          },
    effects: effectsSeen(game, looker),
    texts: textsSeen(sight, looker),
    priority:
      top === undefined
        ? null
        : {
            ...{ seat: top.seat, passes: top.passes },
            ...(top.window === undefined ? {} : { window: top.window.for }),
          },
    decision: decisionView(sight),
    clock: game.clock,
    suspended: game.suspended,
    outcome: isSubgameOver(game) ? null : game.outcome,
    ...(game.main === undefined ? {} : { mainGames: mainGamesOf(game).map(mainGameView) }),
  };
}

const mainGameView = ({ turn, players: [one, other] }: Game): MainGameView => ({
  turn: turn.number,
  active: turn.active,
  life: [one.life, other.life],
});

function decisionView(sight: Sight): View['decision'] {
  const { decision } = sight.game;
  if (decision === null) return null;
  const announced = announcedBefore(sight, decision);
  return {
    ...decision,
    what: DECISIONS[decision.kind],
    ...(announced.length === 0
      ? {}
      : { announced: announced.map((id) => cardView(sight, sight.object(id))) }),
  };
}

function playerView(sight: Sight, seat: Seat, viewer: Viewer, looker: Looker): PlayerView {
  const { game } = sight;
  const player = game.players[seat];
  const own = isIn(viewer, seat);
  const top = shownTopCard(sight, seat);
  const shown = shownInHand(sight, seat);
  const view: Writable<PlayerView> = {
    seat,
    life: player.life,
    counters: player.counters ?? NO_COUNTERS,
    pool: player.pool,
    handCount: player.hand.length,
    libraryCount: player.library.length,
    hand: isIn(looker, seat) ? cardsOf(sight, seenInHand(sight, player.hand, looker)) : null,
    library: viewer === 'operator' ? player.library.map((id) => sight.object(id).name) : null,
    graveyard: cardsOf(sight, player.graveyard),
    exile: player.exile.map((id) => {
      const object = sight.object(id);
      return isSeenBy(looker, object) ? cardView(sight, object) : { hidden: true };
    }),
    landsPlayed: player.landsPlayed,
    mulligans: player.mulligans,
    offersDraw: player.offersDraw,
    connected: game.clock.connected[seat],
    stops: own ? player.stops : null,
    yields: own ? player.yields : null,
  };
  const { snow, limited, ante } = player;
  if (snow !== undefined) view.snow = snow;
  if (limited !== undefined) {
    view.limited = limited.map(({ mana, only }) => ({ mana, only: manaUseText(only) }));
  }
  if (shown.length > 0) view.shownInHand = shown.map((id) => nameOf(sight.object(id).name));
  if (ante !== undefined) view.ante = cardsOf(sight, ante);
  if (top !== null) view.topCard = nameOf(sight.object(top).name);
  return view;
}

/** A hand without what its player may not look at yet (TSP 217.2f); most often the very list. */
function seenInHand(sight: Sight, hand: readonly ObjectId[], looker: Looker): readonly ObjectId[] {
  return hand.some((id) => sight.object(id).faceDown)
    ? hand.filter((id) => isSeenBy(looker, sight.object(id)))
    : hand;
}

const NO_COUNTERS: PlayerView['counters'] = {};

const CARDS = new KeptLists<ObjectId, CardView>();
const IN_PLAY = new KeptLists<ObjectId, PermanentView>();

/** A permanent that lies face down, as its controller may look at it: what it really is, and how it is turned up. */
function asKnownTo(sight: Sight, told: PermanentView, viewer: Looker): PermanentView {
  if (told.faceDown !== true) return told;
  const object = sight.object(told.id);
  if (!isKnownTo(viewer, object)) return told;
  const abilities = abilitiesOf(sight, told.id, turnUpOf(sight, told.id));
  return { ...told, name: nameOf(object.name), card: object.card, abilities };
}

/** Everything in play as a viewer knows it; where nothing lies face down, the same list for all. */
function permanentsFor(sight: Sight, viewer: Looker): readonly PermanentView[] {
  const permanents = permanentsOf(sight);
  if (permanents.every(({ faceDown }) => faceDown !== true)) return permanents;
  return permanents.map((one) => asKnownTo(sight, one, viewer));
}

/** Cards out of play: what they are follows from their records. */
function cardsOf(sight: Sight, ids: readonly ObjectId[]): readonly CardView[] {
  const from = [sight.cards, sight.game.objects];
  return CARDS.of(ids, from, (id) => cardView(sight, sight.object(id)));
}

/** Everything in play: what it is follows from the look of the table, its sickness from when turns began. */
function permanentsOf(sight: Sight): readonly PermanentView[] {
  const { battlefield, objects, players } = sight.game;
  const from = [sight.look(), objects, players[0].turnBegan, players[1].turnBegan];
  return IN_PLAY.of(battlefield, from, (id) => permanentView(sight, id));
}

/**
 * Cards as they were told last, as long as their records are there: from one position to the next, most are the same.
 * What a card is in play follows from its record and the look of the table, elsewhere from its record and what is
 * printed on it.
 */
const TOLD = new WeakMap<GameObject, { readonly from: object; readonly view: CardView }>();

function cardView(sight: Sight, object: GameObject): CardView {
  const from =
    object.zone === 'battlefield' ? sight.characteristics(object.id) : sight.printed(object);
  let told = TOLD.get(object);
  if (told?.from !== from) TOLD.set(object, (told = { from, view: newCardView(sight, object) }));
  return told.view;
}

function newCardView(sight: Sight, object: GameObject): CardView {
  const { id } = object;
  const now = sight.characteristics(id);
  const shown = object.flipped === true ? now.printed.name : nameOf(object.name);
  const name = isFaceDown(object) ? FACE_DOWN.name : shown;
  const creature = now.types.includes('Creature');
  const text = replacedText(sight, object);
  const view: Writable<CardView> = {
    id,
    name,
    cost: now.printed.definition.cost ?? '',
    types: now.types,
    subtypes: subtypesOnTypeLine(now),
    supertypes: now.supertypes,
    colors: now.colors,
    power: creature ? now.power : null,
    toughness: creature ? now.toughness : null,
    keywords: now.keywords.map(({ ability }) => keywordText(ability)),
    abilities: abilitiesOf(sight, id, now.abilities),
  };
  if (text !== null) view.text = text;
  if (object.zone === 'exile' && object.counters !== null) view.counters = object.counters;
  return view;
}

/** A land's type is its name and isn't told on its type line (6ED 212.2c), that of a basic land aside. */
function subtypesOnTypeLine({ printed, types, subtypes }: Characteristics): readonly string[] {
  if (!types.includes('Land')) return subtypes;
  const basic: readonly string[] = BASIC_LAND_TYPES;
  return subtypes.filter((one) => one !== printed.name || basic.includes(one));
}

/** The same for permanents, whose record says all but this. */
const PERMANENTS = new WeakMap<
  GameObject,
  { readonly card: CardView; readonly sick: boolean; readonly view: PermanentView }
>();

function permanentView(sight: Sight, id: ObjectId): PermanentView {
  const object = sight.object(id);
  const card = cardView(sight, object);
  const sick = sight.isCreature(id) && sight.isSummoningSick(id);
  let told = PERMANENTS.get(object);
  if (told?.card !== card || told.sick !== sick) {
    PERMANENTS.set(
      object,
      (told = { card, sick, view: newPermanentView(sight, object, card, sick) }),
    );
  }
  return told.view;
}

function newPermanentView(
  sight: Sight,
  object: GameObject,
  card: CardView,
  summoningSick: boolean,
): PermanentView {
  const { keywords } = sight.characteristics(object.id);
  // Field by field: it is made again whenever anything about it changes, and a spread with fields after it is slow.
  const view: Writable<PermanentView> = {
    id: card.id,
    name: card.name,
    cost: card.cost,
    types: card.types,
    subtypes: card.subtypes,
    supertypes: card.supertypes,
    colors: card.colors,
    power: card.power,
    toughness: card.toughness,
    keywords: card.keywords,
    abilities: card.abilities,
    card: isFaceDown(object) ? FACE_DOWN.name : object.card,
    token: object.kind === 'token',
    owner: object.owner,
    controller: object.controller,
    tapped: object.tapped,
    damage: object.damage,
    counters: object.counters ?? {},
    attachedTo: object.attachedTo,
    summoningSick,
  };
  if (card.text !== undefined) view.text = card.text;
  if (isFaceDown(object)) view.faceDown = true;
  if (keywords.length > 0) view.has = keywords.map(({ ability }) => keywordView(ability));
  return view;
}

const KINDS = {
  card: 'spell',
  copy: 'copy',
  ability: 'ability',
  damage: 'damage',
  token: 'spell',
} as const;

function stackView(sight: Sight, id: ObjectId, viewer: Looker): StackView {
  const { game } = sight;
  const object = sight.object(id);
  const { kind, controller, stack } = object;
  const name = nameFor(viewer, object);
  // Choices go onto the stack when the announcement is finished; what was announced is public before.
  const frame = game.agenda.find((one) => one.kind === 'announce' && one.object === id);
  const choices = frame?.kind === 'announce' ? frame.choices : stack;
  const spliced = splicedOnto(object.name).map(nameOf);
  return {
    id,
    kind: KINDS[kind],
    name,
    cost: sight.isSpell(id) ? (sight.characteristics(id).printed.definition.cost ?? '') : '',
    yieldTo: kind === 'damage' ? '' : yieldName(sight, id),
    controller,
    source: kind === 'ability' ? (stack?.source ?? 0) : 0,
    triggered: stack?.triggered ?? false,
    text: textOnStack(sight, id, frame === undefined ? (stack?.mode ?? 0) : null, viewer),
    targets: choices?.targets ?? [],
    division: choices?.division ?? [],
    x: choices?.x ?? 0,
    mode: choices?.mode ?? 0,
    alternative: choices?.alternative ?? 0,
    buyback: choices?.buyback ?? false,
    ...(spliced.length === 0 ? {} : { spliced }),
    announcing: frame !== undefined,
    damage: (game.combatDamage[id] ?? []).flatMap(({ source, to }) =>
      to.map(([recipient, amount]) => [source, recipient, amount] as const),
    ),
  };
}
