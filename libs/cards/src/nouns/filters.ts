/**
 * Which objects or players a text means. Two closed tables: what a filter is made with, and the words after `is`. How
 * each reads stands in `say/filters.ts` and `say/filter-words.ts`, what it means in the engine's `sight/filters`.
 */
import type { Amount } from '../amounts.ts';
import type { PlainKeyword } from '../keywords/plain.ts';
import type { BasicLandType, CardType, ChosenWord, Supertype } from '../language.ts';
import type { Color } from '../mana.ts';
import type { NamedCost } from '../named-costs.ts';
import type { Reference } from './references.ts';

/** Limits of a number, both of them included. Without a limit anything goes. */
export interface Comparison {
  /** No less than this. */
  readonly atLeast?: Amount;
  /** No more than this. */
  readonly atMost?: Amount;
  readonly equals?: Amount;
}

/** The filters, each by the word that it is made with. */
export interface FilterWords {
  /** Of this card type. */
  readonly type: { readonly type: CardType };
  /** Of this supertype. */
  readonly supertype: { readonly supertype: Supertype };
  /** Of this subtype: a creature type, a land type, `Aura`. */
  readonly subtype: { readonly subtype: string };
  /** Of this colour; one of several is enough. */
  readonly color: { readonly color: Color };
  /** With this keyword. */
  readonly keyword: { readonly keyword: PlainKeyword };
  /** With landwalk of this land, such as islandwalk. */
  readonly landwalk: { readonly landwalk: BasicLandType };
  /** What the word says: the list below. */
  readonly is: { readonly is: FilterWord };
  /** A local enchantment on such a permanent. */
  readonly attachedTo: { readonly attachedTo: Filter };
  /** Controlled by one of these players; cards outside play have no controller (6ED 217.5d). */
  readonly controlledBy: { readonly controlledBy: Reference };
  /** Owned by one of these players. */
  readonly ownedBy: { readonly ownedBy: Reference };
  /** What was chosen as the permanent came into play or, under a name, by an instruction; `name`: of a card. */
  readonly chosen: { readonly chosen: ChosenWord | 'name'; readonly under?: string };
  /** For which this colour or word was chosen as it came into play. */
  readonly chose: { readonly chose: string };
  /** Of the same name as one of these. */
  readonly sameNameAs: { readonly sameNameAs: Reference };
  /** One of these. */
  readonly among: { readonly among: Reference };
  /** Bears the symbol of this set (6ED 206.3). */
  readonly expansion: { readonly expansion: string };
  /** Has a name that this set, called so, was the first to have (Homelands): a fact of the name, whatever the card bears. */
  readonly firstPrintedIn: { readonly firstPrintedIn: string };
  /** Of this name. */
  readonly named: { readonly named: string };
  /** A card with this keyword: it may be played for the cost that it names. */
  readonly playableFor: { readonly playableFor: NamedCost };
  /** A spell or ability on the stack that targets one of these. */
  readonly targeting: { readonly targeting: Filter };
  /** An ability on the stack whose source is such, also where that has left play by now. */
  readonly ofSource: { readonly ofSource: Filter };
  /** With such power. */
  readonly power: { readonly power: Comparison };
  /** With such toughness. */
  readonly toughness: { readonly toughness: Comparison };
  /** Converted mana cost; on the stack with the announced X (6ED Glossary: X). */
  readonly manaValue: { readonly manaValue: Comparison };
  /** Of a colour that no other has more of among these: "the most common color or tied for most common". */
  readonly mostCommonColorAmong: { readonly mostCommonColorAmong: Filter };
  /** On which a counter of this kind lies. */
  readonly hasCounter: { readonly hasCounter: string };
  /** Has a color, creature type or card type in common with another object: nothing shares with itself. */
  readonly shares: {
    readonly shares: 'color' | 'creature type' | 'card type';
    readonly with: Reference;
  };
  /** Everything of this is so; `all: []`: anything at all. */
  readonly all: { readonly all: readonly Filter[] };
  /** One of these is so, or several. */
  readonly any: { readonly any: readonly Filter[] };
  /** What is not so. */
  readonly not: { readonly not: Filter };
}

/** A test of one object or player, seen from the object whose text it is. */
export type Filter = FilterWords[keyof FilterWords];

/** What follows `is`. */
export type FilterWord =
  /** A player; everything else is an object. */
  | 'player'
  /** In play. */
  | 'permanent'
  /** No token, and no copy of a spell. */
  | 'card'
  /** A token in play. */
  | 'token'
  /** On the stack, and no ability. */
  | 'spell'
  /** The player who controls the text. */
  | 'you'
  /** A player who is not that one. */
  | 'opponent'
  /** The object whose text it is. */
  | 'self'
  /** A local enchantment (later: an Aura). */
  | 'local'
  /** Is on the stack with one target, counted over all uses of the word. */
  | 'single target'
  /** In play and tapped. */
  | 'tapped'
  /** In play and not tapped: a card outside play is neither (6ED 217.5d). */
  | 'untapped'
  /** In play face down. */
  | 'face down'
  /** In exile, with suspend and a time counter on it (TSP 502.59b). */
  | 'suspended'
  /** Has a local enchantment on it. */
  | 'enchanted'
  /** Of two colours or more. */
  | 'multicolored'
  /** Of exactly one colour. */
  | 'monocolored'
  /** Of no colour. */
  | 'colorless'
  /** Damage that was assigned and waits to be dealt (4ED, 5ED). */
  | 'assigned damage'
  /** On the way to the graveyard (4ED graveyard.1). */
  | 'on the way to the graveyard'
  /** Was declared as an attacker in this turn, in whichever of its combat phases. */
  | 'attacked this turn'
  /** Was declared as an attacker in the last turn of its controller before this one. */
  | 'attacked last turn'
  /** Was dealt damage in this turn. */
  | 'was dealt damage this turn'
  /** Was dealt damage in this turn by the object whose text it is. */
  | 'was dealt damage by this'
  /** Dealt damage in this turn to an opponent of its controller. */
  | 'dealt damage to an opponent'
  /** A card in hand that was drawn in this turn. */
  | 'drawn this turn'
  /** Its controller has not had it since the turn began. */
  | 'came under control this turn'
  /** A card that lies above this one in the graveyard. */
  | 'above this'
  /** A token that this has made, where the text says that it is remembered. */
  | 'made by this'
  /** The creature that this card haunts, as the object that was targeted (TSP 502.51b). */
  | 'haunted by this'
  /** Has a mana ability (6ED 406.1). */
  | 'able to make mana'
  /** Has an activated ability that is no mana ability (6ED 406.1). */
  | 'able to do more than make mana'
  /** An activated or triggered ability on the stack; mana abilities are never there (6ED 406.2). */
  | 'ability'
  /** One of them that was played (6ED 402.3). */
  | 'activated ability'
  /** As rampage counts them: in 5ED without those that were assigned to another of its band (5ED Banding.5). */
  | 'assigned to block this'
  | CombatRole;

/** What a creature is in combat (6ED 308.5, 309.3); the last ones are seen from "this". */
export type CombatRole =
  /** Attacks. */
  | 'attacking'
  /** Blocks. */
  | 'blocking'
  /** Attacks and was blocked, also where no blocker is left (6ED Glossary: Blocked Creature). */
  | 'blocked'
  /** Attacks and was not blocked. */
  | 'unblocked'
  /** Blocks the object whose text it is. */
  | 'blocking this'
  /** Is blocked by it. */
  | 'blocked by this';
