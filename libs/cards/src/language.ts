/**
 * The card language: what a card says, as plain JSON. Words for nouns (filters, references), costs, conditions and
 * triggers; verbs (effects) are in `words/`, a file each; `words.ts` has the builders with which cards are written.
 *
 * Leaves under the keys `color`, `subtype` and `land` are words of the card's text and can be replaced by
 * text-changing effects; mana letters and keyword names are symbols and can't.
 */
import type { Amount } from './amounts.ts';
import type { Condition } from './conditions.ts';
import type { CopyExceptions } from './copies.ts';
import type { AlternativeCost, Cost } from './costs.ts';
import type { KeywordAbility } from './keywords/index.ts';
import type { PlainKeyword } from './keywords/plain.ts';
import type { Filter } from './nouns/filters.ts';
import type { Reference } from './nouns/references.ts';
import type { TargetSpec } from './nouns/targets.ts';
import type { Color } from './mana.ts';
import type { StaticEffect } from './statics/index.ts';
import type { Trigger } from './triggers/index.ts';
import type { Effect } from './words/index.ts';

export type { CombatRule } from './combat-rules/index.ts';
export type { AttacksAsThough } from './combat-rules/attacks-as-though.ts';
export type { CombatCost } from './combat-rules/costs-to.ts';
export type { InsteadOfGraveyard } from './replacements/be-put-into-a-graveyard.ts';
export type { Replacement } from './replacements/index.ts';
export type { CostChange } from './statics/costs-of.ts';
export type { StaticEffect } from './statics/index.ts';
export type { Trigger } from './triggers/index.ts';
export { CARD_ZONES, type CardsInZone, type CardZone, type TopCards } from './nouns/cards.ts';
export type { CombatRole, Comparison, Filter, FilterWord, FilterWords } from './nouns/filters.ts';
export type { Reference, ReferenceWord, ReferenceWords } from './nouns/references.ts';
export type { CopyExceptions } from './copies.ts';
export type { TargetSpec } from './nouns/targets.ts';
export type { ChosenWords } from './words/modify.ts';
export type { Effect } from './words/index.ts';

export const CARD_TYPES = [
  'Artifact',
  'Creature',
  'Enchantment',
  'Instant',
  /** Of the older rules: answers what is being cast. */
  'Interrupt',
  'Land',
  /** Of the older rules: makes mana, and nobody can answer it. */
  'Mana Source',
  'Sorcery',
  /** Newer than TSP: stands beside another type, and has creature types. */
  'Tribal',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['Basic', 'Legendary', 'World', 'Snow-Covered'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number];

// ── nouns ───────────────────────────────────────────────────────────────────────────────────────────

/** Words of the game that a text lets a player choose. */
export const WORD_KINDS = [
  'color',
  'creature type',
  'land type',
  'basic land type',
  'card type',
  'card name',
  'nonland card name',
  'landwalk ability',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** What a word is once it is chosen: the name of a card, whichever cards could be named. */
export type ChosenWord = Exclude<WordKind, 'nonland card name'>;

/** What may be chosen as a permanent comes into play: a word, an opponent, or one of what its own text names. */
export type ChosenKind = ChosenWord | 'opponent' | 'option';

/** The steps of a turn that card texts speak of. */
export type StepName =
  | 'turn'
  | 'upkeep'
  /** Of the older rules alone: the last that happens in the upkeep (5ED Upkeep). */
  | 'end of upkeep'
  | 'draw'
  | 'precombat main'
  | 'beginning of combat'
  | 'end of combat'
  | 'postcombat main'
  /** Of the older rules alone: a discard phase (4ED, 5ED). */
  | 'discard'
  | 'end of turn'
  | 'cleanup';

/** Where cards are. */
export type Zone = 'play' | OtherZone | 'stack';
/** Outside play and the stack. */
export type OtherZone = 'hand' | 'library' | 'graveyard' | 'exile';

// ── costs ───────────────────────────────────────────────────────────────────────────────────────────

/** Parts of a turn, or a whole one, that may be passed over (6ED Glossary: Skip). */
export type Skippable = 'turn' | 'untap' | 'upkeep' | 'draw' | 'combat' | 'main';

/** Players, seen from the controller of a text. */
export type Whose = 'you' | 'opponent' | 'each player';

/** Whose turn it is. */
export type WhoseStep = Whose | 'controller of enchanted' | 'chosen player';

/** How long an effect lasts (6ED 418.3a); without one, for the rest of the game. */
export type Duration =
  | 'end of turn'
  | 'your next turn'
  /** Till that phase ends, or till that step begins (6ED 300.3). */
  | 'end of combat'
  | 'your next upkeep'
  /** Of who controls what it is about. */
  | 'its controller’s next untap step'
  | {
      readonly asLongAs:
        | 'you control this'
        | 'you control this and it stays tapped'
        | 'this is in play'
        | 'this stays tapped';
    };

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
    readonly addSupertypes?: readonly Supertype[];
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
  /** Its power is what its toughness was, and the other way round (TSP 418.5i). */
  readonly switches?: true;
  /** In place of every colour that it had. */
  readonly colors?: readonly Color[];
  /** Abilities with a text, which its controller has then (6ED 214.8i). */
  readonly grants?: readonly Ability[];
  readonly gains?: readonly PlainKeyword[];
  readonly loses?: readonly PlainKeyword[];
  readonly losesAllAbilities?: true;
  /** Of whatever land, snow landwalk too (TSP 502.6c). */
  readonly losesLandwalk?: true;
}

/**
 * What a delayed ability waits for: the next such step of anybody's turn or of that player's, what becomes of an object,
 * or any trigger, with `about` one that is about these alone.
 */
export type Awaited =
  | {
      readonly step: StepName | 'end of combat';
      readonly of?: Reference;
      /** Of the very turn that an instruction has added and bound to this name. */
      readonly inTurn?: string;
    }
  /** The next draw of the player whose text it is: it is done instead (6ED 419.8b). */
  | { readonly insteadOf: 'draw' }
  | {
      /** `you lose control`: who controls the text; also as it leaves play. */
      readonly when: 'leaves play' | 'becomes untapped' | 'you lose control';
      readonly what: Reference;
    }
  | { readonly trigger: Trigger; readonly about?: Reference };

/** Instructions in the order written. */
export type Effects = readonly Effect[];

// ── abilities ───────────────────────────────────────────────────────────────────────────────────────

export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: Cost;
  readonly targets?: readonly TargetSpec[];
  readonly effect: Effects;
  /** Where its card must be; in play unless it says otherwise (6ED 402.8). */
  readonly from?: 'hand' | 'graveyard' | 'exile';
  readonly onlyIf?: readonly Condition[];
  /** Only when a spell of this type, or the card itself as a spell, could be played (6ED 409.2). */
  readonly timing?: 'Sorcery' | 'as its card';
  /** How often it may be played in a turn. */
  readonly timesEachTurn?: number;
  /** A special action: what it says is done at once, without the stack (TSP 502.26d, 502.59a). */
  readonly special?: true;
  /** Any player may play it, not its controller alone (6ED 409.1): "you" is the player who does. */
  readonly byAnyone?: true;
  /** Its owner may play it and nobody else, whoever controls it: "you" is the owner. */
  readonly byOwner?: true;
}

/** What is watched, or spoken of: the permanent itself, what it enchants, or everything that fits. */
export type Watched = 'self' | 'enchanted' | Filter;

export interface TriggeredAbility {
  readonly kind: 'triggered';
  /** Where its card must be to watch for it; in play unless it says otherwise (6ED 402.8). */
  readonly from?: 'graveyard' | 'exile';
  readonly trigger: Trigger;
  /** A condition directly after the trigger event (6ED 410.8). */
  readonly condition?: Condition;
  /** A number as it is when the ability triggers, whatever it is as it resolves. */
  readonly counting?: { readonly amount: Amount; readonly as: string };
  /** Who "may" do it: `player` is bound to each of them (6ED 410.2, 410.5). */
  readonly may?: Reference;
  readonly targets?: readonly TargetSpec[];
  readonly effect: Effects;
  /** In place of targets and an effect: one of these, chosen as it goes on the stack (6ED 410.4). */
  readonly modes?: readonly SpellText[];
}

export interface StaticAbility {
  readonly kind: 'static';
  /**
   * Where its card must be to work; in play unless it says otherwise (6ED 402.8). In the graveyard it changes
   * characteristics alone, in the hand it says what happens as the card is discarded.
   */
  readonly from?: 'graveyard' | 'hand';
  /** Works only while this is true. */
  readonly asLongAs?: Condition;
  /** What it changes it goes on changing so long, should its permanent leave play. */
  readonly lingers?: 'end of turn';
  readonly effect: StaticEffect;
}

/** What the text of a card itself offers: an ability of it asks for which one it was chosen (`{ chose: … }`). */
export interface OwnOptions {
  readonly oneOf: readonly string[];
}

/** How a permanent enters: part of the event that puts it into play, no trigger (6ED 410.10e). */
export interface EntersAbility {
  readonly kind: 'enters';
  readonly tapped?: true;
  /** Tapped, or with counters, only where this is not so as it enters. */
  readonly unless?: Condition;
  /** How many counters of each kind lie on it. */
  readonly counters?: Readonly<Record<string, Amount>>;
  readonly asCopyOf?: Filter;
  /** Its controller chooses whether it copies anything at all. */
  readonly optional?: true;
  /** What it has beside what it copies. */
  readonly except?: CopyExceptions;
  /** What its controller may pay as it comes into play; unpaid, it comes into play tapped, or goes to the graveyard instead. */
  readonly pays?: Cost;
  readonly unpaid?: 'tapped' | 'graveyard';
  /** Its controller pays life as it comes into play, as much as that player likes. */
  readonly paysLife?: 'any amount';
  /** The counters lie on it as it is turned face up, and not as it comes into play (TSP 504.8). */
  readonly asTurnedUp?: true;
  /** So many +1/+1 counters for each card with one of its creature types that its controller reveals (TSP 502.27a). */
  readonly amplify?: number;
  /**
   * A word, or an opponent of the player who puts it there, that is chosen as it comes into play; a target opponent is
   * chosen as it is played, and not again (5ED More on Targeting.6).
   */
  readonly choosing?: WordKind | 'opponent' | 'target opponent' | OwnOptions;
}

export type Ability =
  ActivatedAbility | TriggeredAbility | StaticAbility | EntersAbility | KeywordAbility;

/** What a spell, or one mode of it, targets and does. */
export interface SpellText {
  readonly targets?: readonly TargetSpec[];
  readonly effect: Effects;
  /** This mode stands for all the others, in their order, and costs so much more (TSP 502.32a). */
  readonly entwine?: Cost;
}

/** A card, or a token. */
export interface CardDefinition {
  readonly name: string;
  /**
   * As `parseManaCost` reads it; lands and tokens have none (6ED 203.1).
   * @pattern ^([0-9]{1,3}|[XSWUBRGC]|\([WUBRG]/[WUBRG]\))*$
   * @example 2RR
   */
  readonly cost?: string;
  /** Of which colours the mana is that is spent on the X of its cost. */
  readonly xPaidWith?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  /** Basic land types that it counts as, in every zone, though it is not basic (6ED Glossary: Counts As). */
  readonly countsAs?: readonly BasicLandType[];
  /** What it counts as stands in place of what its type line says (5ED Counts As . . ..2). */
  readonly countsAsInstead?: true;
  /** Only where it does not follow from the cost: tokens (6ED 203.2). */
  readonly colors?: readonly Color[];
  readonly power?: number;
  readonly toughness?: number;
  readonly abilities?: readonly Ability[];
  /** What an instant or sorcery does; one entry, or several modes of which one is chosen (6ED 409.1b). */
  readonly spell?: readonly SpellText[];
  /** Who chooses the mode, if not the player who plays it (6ED 409.1b). */
  readonly modeChosenBy?: 'opponent';
  /** What a local enchantment can be attached to (6ED 214.8c). */
  readonly enchants?: Filter;
  /** It is played on such a card there, and is on a permanent once what it says has put it on one. */
  readonly enchantsIn?: 'graveyard';
  readonly buyback?: Cost;
  /** The set whose symbol it bears; cards of the basic sets and those reprinted there bear none (6ED 206.3). */
  readonly expansion?: string;
  /** Paid beside the mana cost whenever it is played as a spell. */
  readonly additionalCost?: Cost;
  readonly alternativeCosts?: readonly AlternativeCost[];
  /** When it may be played: as if it were of that type, though it isn't (6ED Glossary: Type). */
  readonly playedAs?: 'Instant';
  /**
   * A split card: one of these is played, chosen like a mode, and is all that there is of it on the stack (TSP 505).
   * `spell` has the text of both, in this order.
   */
  readonly halves?: readonly CardDefinition[];
  /** What a flip card is in play once it is flipped; its cost, color and symbol stay (TSP 508). */
  readonly flipsTo?: CardDefinition;
  /** It leaves the deck where nobody plays for ante; only such cards change the ante or who owns what (TSP 217.9c). */
  readonly forAnte?: true;
  /** A restriction on playing it at all. */
  readonly playOnlyIf?: Condition;
  /** Why this wording counts, where it is not simply the latest printing of the time. */
  readonly wording?: string;
}

/** One basic land type is read as another. */
export interface LandTypeChange {
  readonly word: 'land';
  readonly from: BasicLandType;
  readonly to: BasicLandType;
  /** On a land's type line too (TSP 418.6a); where a land's type is its name, nothing stands there (6ED 212.2c). */
  readonly onTypeLine?: true;
}

/** A replacement of words in a text (Magical Hack, Sleight of Mind, Artificial Evolution): every `from` is read as `to`. */
export type TextChange =
  | LandTypeChange
  | { readonly word: 'color'; readonly from: Color; readonly to: Color }
  | { readonly word: 'creature'; readonly from: string; readonly to: string };
