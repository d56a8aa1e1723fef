/**
 * The card language: what a card says, as plain JSON. Words for nouns (filters, references), costs, conditions and
 * triggers; verbs (effects) are in `words/`, a file each; `words.ts` has the builders with which cards are written.
 *
 * Leaves under the keys `color`, `subtype` and `land` are words of the card's text and can be replaced by
 * text-changing effects; mana letters and keyword names are symbols and can't.
 */
import type { Amount } from './amounts.ts';
import type { Condition } from './conditions.ts';
import type { AlternativeCost, Cost } from './costs.ts';
import type { KeywordAbility } from './keywords/index.ts';
import type { PlainKeyword } from './keywords/plain.ts';
import type { Color } from './mana.ts';
import type { Effect } from './words/index.ts';

export type { Effect } from './words/index.ts';

export const CARD_TYPES = [
  'Artifact',
  'Creature',
  'Enchantment',
  'Instant',
  /** Of the older rules: answers what is being cast. */
  'Interrupt',
  'Land',
  'Sorcery',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['Basic', 'Legendary', 'World', 'Snow-Covered'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number];

// ── nouns ───────────────────────────────────────────────────────────────────────────────────────────

/** A test of one object or player, seen from the object whose text it is. */
export type Filter =
  | { readonly type: CardType }
  | { readonly supertype: Supertype }
  | { readonly subtype: string }
  | { readonly color: Color }
  | { readonly keyword: PlainKeyword }
  | {
      readonly is:
        | 'player'
        | 'permanent'
        | 'card'
        | 'spell'
        | 'you'
        | 'opponent'
        | 'self'
        | 'local'
        | 'single target'
        | 'tapped'
        | 'in a graveyard'
        /** Whose card it is: the text's controller owns it. */
        | 'yours'
        /** Damage that was assigned and waits to be dealt (4ED, 5ED). */
        | 'assigned damage'
        /** On the way to the graveyard (4ED graveyard.1). */
        | 'on the way to the graveyard'
        /** Was declared as an attacker in this turn, in whichever of its combat phases. */
        | 'attacked this turn'
        | CombatRole;
    }
  /** A local enchantment on such a permanent. */
  | { readonly attachedTo: Filter }
  | { readonly controlledBy: 'you' | 'opponent' }
  /** What was chosen as the permanent came into play (`WordKind`). */
  | { readonly chosen: WordKind }
  /** Bears the symbol of this set (6ED 206.3). */
  | { readonly expansion: string }
  | { readonly named: string }
  /** Converted mana cost; on the stack with the announced X (6ED Glossary: X). */
  | { readonly manaValue: number | 'X' }
  | { readonly all: readonly Filter[] }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter };

/** What a creature is in combat (6ED 308.5, 309.3); the last ones are seen from "this". */
export type CombatRole =
  'attacking' | 'blocking' | 'blocked' | 'unblocked' | 'blocking this' | 'blocked by this';

/** Words of the game that a text lets a player choose. */
export const WORD_KINDS = ['color', 'creature type', 'land type', 'basic land type'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** What an instruction speaks of: an object, a player, or several. */
export type Reference =
  | 'self'
  | 'you'
  | 'opponent'
  | 'enchanted'
  /** The object or player of the event that triggered the ability. */
  | 'event'
  | { readonly target: number }
  | { readonly bound: string }
  | { readonly controllerOf: Reference }
  | { readonly every: Filter }
  | { readonly cardsIn: 'graveyard' | 'hand'; readonly of: Reference }
  | { readonly topOfLibrary: Reference }
  | { readonly topOfGraveyard: Reference }
  /** To what a local enchantment could be moved: other permanents that share one of these types with what it is on. */
  | { readonly otherHostsOf: Reference; readonly sharing: readonly CardType[] }
  | { readonly several: readonly Reference[] }
  | 'player with the most life'
  | 'each player';

/** The steps of a turn that card texts speak of. */
export type StepName = 'turn' | 'upkeep' | 'draw' | 'end of turn';

// ── costs ───────────────────────────────────────────────────────────────────────────────────────────

/** Parts of a turn, or a whole one, that may be passed over (6ED Glossary: Skip). */
export type Skippable = 'turn' | 'untap' | 'upkeep' | 'draw' | 'combat' | 'main';

/** Players, seen from the controller of a text. */
export type Whose = 'you' | 'opponent' | 'each player';

/** How long an effect lasts (6ED 418.3a); without one, for the rest of the game. */
export type Duration =
  | 'end of turn'
  /** Till that phase ends, or till that step begins (6ED 300.3). */
  | 'end of combat'
  | 'your next upkeep'
  | { readonly asLongAs: 'you control this' | 'you control this and it stays tapped' };

// ── verbs ───────────────────────────────────────────────────────────────────────────────────────────

/** What an effect does to characteristics. */
export interface Modification {
  /** A change of type, with the characteristics that it sets: initial values (6ED 214.5). */
  readonly becomes?: {
    /** In place of every type and subtype that it had (6ED 214.4). */
    readonly types?: readonly CardType[];
    /** Beside the types that it has. */
    readonly addTypes?: readonly CardType[];
    /** In place of the creature types that it had. */
    readonly subtypes?: readonly string[];
    readonly addSubtypes?: readonly string[];
    /** A basic land of this type, with its mana ability and no other text (6ED 214.9e). */
    readonly land?: BasicLandType | 'chosen';
    readonly power?: Amount;
    readonly toughness?: Amount;
    readonly colors?: readonly Color[];
    readonly keywords?: readonly PlainKeyword[];
  };
  /** "Gets +N/+N". */
  readonly power?: Amount;
  readonly toughness?: Amount;
  /** "Is N/N". */
  readonly is?: { readonly power: Amount; readonly toughness: Amount };
  /** In place of every colour that it had. */
  readonly colors?: readonly Color[];
  /** Abilities with a text, which its controller has then (6ED 214.8i). */
  readonly grants?: readonly Ability[];
  readonly gains?: readonly PlainKeyword[];
  readonly loses?: readonly PlainKeyword[];
  readonly losesAllAbilities?: true;
}

/** What a creature may, can't or must do in combat (6ED 500, 501). */
export type CombatRule =
  | { readonly cant: 'attack' | 'block' | 'be blocked' }
  | { readonly cantBlock: Filter }
  | { readonly cantBeBlockedBy: Filter }
  /** If able (6ED 500.2); `be blocked by all`: by every creature that is able to block it. */
  | { readonly must: 'attack' | 'block' | 'be blocked by all' }
  | { readonly attacksOnlyWithAnother: true }
  | { readonly blockedBy: { readonly least?: number; readonly most?: number } }
  /** How many attackers it may block. */
  | { readonly mayBlock: number }
  | { readonly attacksWithoutTapping: true }
  /** No combat damage can be assigned to it. */
  | { readonly isAssignedNoDamage: true }
  /** 6ED Glossary: As though: for that action only. */
  | { readonly attacksAsThough: 'no Wall' }
  | { readonly blocksAsThough: PlainKeyword }
  /** What its controller pays for declaring it (6ED 308.2, 309.2). */
  | { readonly costsTo: 'attack' | 'block'; readonly pay: CombatCost };

/** Generic mana and life. */
export interface CombatCost {
  readonly mana?: number;
  readonly life?: number;
}

/** What a delayed ability waits for: the next such step of anybody's turn, or what becomes of an object. */
export type Awaited =
  | { readonly step: StepName }
  | { readonly when: 'leaves play' | 'becomes untapped'; readonly what: Reference };

/** Where a card goes that would go to a graveyard. */
export type InsteadOfGraveyard = 'exile' | 'hand' | 'library' | 'shuffled into the library';

/** "If … would …, … instead": what a static ability puts in the place of an event (6ED 419.1). */
export type Replacement =
  | {
      readonly would: 'be put into a graveyard';
      readonly what: Watched | 'any card';
      readonly goes: InsteadOfGraveyard;
    }
  | {
      readonly would: 'draw';
      readonly who: 'you' | 'opponent' | 'each player';
      readonly effect: Effects;
    }
  /** The amount is bound to `amount`. */
  | {
      readonly would: 'gain life';
      readonly who: 'you' | 'opponent' | 'each player';
      readonly effect: Effects;
    }
  /** Dealt to another, or prevented where there is none. */
  | {
      readonly would: 'be dealt damage';
      readonly what: Watched;
      readonly from?: Filter;
      readonly combat?: true;
      readonly onto?: Reference;
    };

/** Instructions in the order written. */
export type Effects = readonly Effect[];

// ── abilities ───────────────────────────────────────────────────────────────────────────────────────

/** One use of the word "target", or a group of them. */
export interface TargetSpec {
  readonly what: Filter;
  /** How many are chosen; 1 to 1 unless it says otherwise. */
  readonly least?: number;
  readonly most?: number;
  /** An amount that is divided among the targets, at least one each (6ED 409.1e). */
  readonly divided?: Amount;
}

export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: Cost;
  readonly targets?: readonly TargetSpec[];
  readonly effect: Effects;
  /** Where its card must be; in play unless it says otherwise (6ED 402.8). */
  readonly from?: 'hand' | 'graveyard';
  readonly onlyIf?: readonly Condition[];
  /** Only when a spell of this type could be played (6ED 409.2). */
  readonly timing?: 'Sorcery';
  /** How often it may be played in a turn. */
  readonly timesEachTurn?: number;
}

/** What a trigger watches: the permanent itself, what it enchants, or whatever fits. */
export type Watched = 'self' | 'enchanted' | Filter;

export type Trigger =
  | { readonly when: 'comes into play'; readonly what: Watched }
  | { readonly when: 'leaves play'; readonly what: Watched }
  | { readonly when: 'is put into a graveyard from play'; readonly what: Watched }
  | { readonly when: 'is dealt damage'; readonly what: Watched }
  /** Once for all that it deals at one time or, with `to`, once for each of these that is dealt some. */
  | {
      readonly when: 'deals damage';
      readonly what: Watched;
      readonly to?: Filter;
      readonly combat?: true;
    }
  | { readonly when: 'becomes tapped'; readonly what: Watched }
  | { readonly when: 'attacks'; readonly what: Watched }
  /** Once or, with `whom`, once for each attacker of that kind (6ED 410.9a, b). */
  | { readonly when: 'blocks'; readonly what: Watched; readonly whom?: Filter }
  /** Once or, with `by`, once for each blocker of that kind (6ED 410.9a, c). */
  | { readonly when: 'becomes blocked'; readonly what: Watched; readonly by?: Filter }
  /** Something is so, whatever made it so (6ED 410.11). */
  | { readonly when: 'it is so'; readonly condition: Condition }
  | {
      readonly when: 'step begins';
      readonly step: StepName;
      readonly whose: 'you' | 'opponent' | 'each player';
    }
  | { readonly when: 'is tapped for mana'; readonly what: Filter | 'enchanted' }
  | { readonly when: 'discards'; readonly who: 'you' }
  /** A spell, once it has been played, whatever becomes of it; with `targeting`, one that targets such a thing. */
  | { readonly when: 'is played'; readonly what: Filter; readonly targeting?: Watched }
  | { readonly when: 'draws'; readonly who: 'you' | 'opponent' | 'each player' };

export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly trigger: Trigger;
  /** A condition directly after the trigger event (6ED 410.8). */
  readonly condition?: Condition;
  /** Who "may" do it: `player` is bound to each of them (6ED 410.2, 410.5). */
  readonly may?: Reference;
  readonly targets?: readonly TargetSpec[];
  readonly effect: Effects;
}

export interface StaticAbility {
  readonly kind: 'static';
  readonly effect:
    | {
        readonly modifies: 'self' | 'enchanted' | { readonly every: Filter };
        readonly by: Modification;
      }
    /** "You control the enchanted permanent". */
    | { readonly controls: 'enchanted' }
    | {
        readonly inCombat: CombatRule;
        readonly who: 'self' | 'enchanted' | { readonly every: Filter };
      }
    /** No more creatures than that may attack in a combat. */
    | { readonly mostAttackers: number }
    /** Nothing lets them gain life, whatever says that they do (6ED 103.2). */
    | { readonly forbids: 'gaining life'; readonly who: 'you' | 'opponent' | 'each player' }
    | { readonly doesNotUntap: Filter }
    | { readonly skips: Exclude<Skippable, 'turn'>; readonly who: Whose }
    /** Of cards in hand; `null`: none. */
    | { readonly maximumHandSize: number | null; readonly who: Whose }
    | { readonly damageIsMultipliedBy: number }
    | { readonly replaces: Replacement }
    /** Of the spell itself, while it is on the stack (6ED 412.3). */
    | { readonly cantBeCountered: true }
    | CostChange;
}

/** What it costs to play spells, or activated abilities of objects, of a kind. */
export interface CostChange {
  readonly costsOf: 'spells' | 'abilities';
  readonly what: Filter;
  /** Mana that is to be paid in addition. */
  readonly more?: string;
  /** By how much the generic part is reduced, at most to nothing. */
  readonly less?: number;
}

/** How a permanent enters: part of the event that puts it into play, no trigger (6ED 410.10e). */
export interface EntersAbility {
  readonly kind: 'enters';
  readonly tapped?: true;
  /** How many counters of each kind lie on it. */
  readonly counters?: Readonly<Record<string, number>>;
  readonly asCopyOf?: Filter;
  /** A word that is chosen as it comes into play. */
  readonly choosing?: WordKind;
}

export type Ability =
  ActivatedAbility | TriggeredAbility | StaticAbility | EntersAbility | KeywordAbility;

/** What a spell, or one mode of it, targets and does. */
export interface SpellText {
  readonly targets?: readonly TargetSpec[];
  readonly effect: Effects;
}

/** A card, or a token. */
export interface CardDefinition {
  readonly name: string;
  /**
   * As `parseManaCost` reads it; lands and tokens have none (6ED 203.1).
   * @pattern ^([0-9]{1,3}|[XWUBRGC])*$
   * @example 2RR
   */
  readonly cost?: string;
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  /** Basic land types that it counts as, in every zone, though it is not basic (6ED Glossary: Counts As). */
  readonly countsAs?: readonly BasicLandType[];
  /** Only where it does not follow from the cost: tokens (6ED 203.2). */
  readonly colors?: readonly Color[];
  readonly power?: number;
  readonly toughness?: number;
  readonly abilities?: readonly Ability[];
  /** What an instant or sorcery does; one entry, or several modes of which one is chosen (6ED 409.1b). */
  readonly spell?: readonly SpellText[];
  /** What a local enchantment can be attached to (6ED 214.8c). */
  readonly enchants?: Filter;
  readonly buyback?: Cost;
  /** The set whose symbol it bears; cards of the basic sets and those reprinted there bear none (6ED 206.3). */
  readonly expansion?: string;
  /** Paid beside the mana cost whenever it is played as a spell. */
  readonly additionalCost?: Cost;
  readonly alternativeCosts?: readonly AlternativeCost[];
  /** When it may be played: as if it were of that type, though it isn't (6ED Glossary: Type). */
  readonly playedAs?: 'Instant';
  /** A restriction on playing it at all. */
  readonly playOnlyIf?: Condition;
  /** Why this wording counts, where it is not simply the latest printing of the time. */
  readonly wording?: string;
}

/** A replacement of words in a text (Magical Hack, Sleight of Mind): every `from` is read as `to`. */
export type TextChange =
  | { readonly word: 'land'; readonly from: BasicLandType; readonly to: BasicLandType }
  | { readonly word: 'color'; readonly from: Color; readonly to: Color };
