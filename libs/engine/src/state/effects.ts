import type {
  BasicLandType,
  CardType,
  Color,
  CombatRule,
  Filter,
  InsteadOfGraveyard,
  PlainKeyword,
  Skippable,
  StaticEffect,
  StepName,
  Supertype,
} from '@arbiter/cards';
import type { Moment, ObjectId, Recipient, Seat } from './basics.ts';
import type { AbilityRef, Bindings, LastKnown } from './objects.ts';

/** A `Modification` of the card language with its amounts worked out (6ED 418.3c). */
export interface FixedModification {
  readonly becomes?: {
    readonly types?: readonly CardType[];
    readonly addTypes?: readonly CardType[];
    readonly subtypes?: readonly string[];
    readonly addSubtypes?: readonly string[];
    readonly addSupertypes?: readonly Supertype[];
    readonly land?: BasicLandType | 'chosen';
    readonly power?: number;
    readonly toughness?: number;
    readonly colors?: readonly Color[];
    readonly keywords?: readonly PlainKeyword[];
  };
  readonly power?: number;
  readonly toughness?: number;
  readonly is?: { readonly power: number; readonly toughness: number };
  readonly switches?: true;
  readonly colors?: readonly Color[];
  readonly grants?: readonly AbilityRef[];
  readonly gains?: readonly PlainKeyword[];
  readonly loses?: readonly PlainKeyword[];
  readonly losesAllAbilities?: true;
  readonly losesLandwalk?: true;
}

interface Lasting {
  readonly id: number;
  readonly timestamp: Moment;
  /** Whether it ends in the cleanup step of this turn; otherwise it lasts. */
  readonly thisTurn: boolean;
  /** When it ends otherwise: with this phase, or before this step of that player (6ED 300.3). */
  readonly until?: { readonly endOf: string } | { readonly step: string; readonly of: Seat };
  /** It lasts only while that permanent is in play, controlled by that player if one is named, and while it stays tapped if that is asked for. */
  readonly asLongAs?: {
    readonly object: ObjectId;
    readonly seat: Seat | null;
    readonly tapped: boolean;
  };
}

/** Keeps damage from being dealt to what it guards, or has it dealt to another (6ED 419.7). */
export interface DamageShield {
  readonly kind: 'prevention';
  /** Whose damage; `null`: anyone's. */
  readonly source: ObjectId | null;
  /** What it guards; `null`: everything. */
  readonly to: Recipient | null;
  /** How much is left of it (6ED 419.7b), or all; the next time of it where nothing stands. */
  readonly amount?: number | 'all';
  readonly combat?: true;
  /** It stops only what is assigned in the step in which it was made (5ED Damage Prevention.12). */
  readonly assigned?: true;
  /** The source must be such as it would deal damage, seen from what made the shield (TSP 419.8b). */
  readonly ifItIs?: { readonly which: Filter; readonly by: ObjectId; readonly controller: Seat };
  /** Who gains as much life as is prevented. */
  readonly lifeFor?: Seat;
  /** What deals as much as is prevented to the controller of the source, if that is such. */
  readonly back?: { readonly by: ObjectId; readonly from: Filter };
  /** The damage is dealt all the same: nothing is prevented, as much is dealt beside it. */
  readonly repays?: true;
  /** To whom it is dealt instead; prevented where nobody stands. */
  readonly onto?: Recipient;
}

/** What the resolution of a spell or ability left behind (6ED 418.3). */
export type LastingEffect =
  | (Lasting & {
      readonly kind: 'modification';
      /** Fixed when it began (6ED 418.3b). */
      readonly objects: readonly ObjectId[];
      readonly by: FixedModification;
    })
  | (Lasting & { readonly kind: 'control'; readonly object: ObjectId; readonly to: Seat })
  | (Lasting & { readonly kind: 'regeneration'; readonly object: ObjectId })
  | (Lasting & { readonly kind: 'noRegeneration'; readonly object: ObjectId })
  /** Until its controller's next untap step has passed. */
  | (Lasting & { readonly kind: 'keptTapped'; readonly object: ObjectId })
  | (Lasting & DamageShield)
  | (Lasting & {
      readonly kind: 'insteadOfGraveyard';
      readonly object: ObjectId;
      readonly goes: InsteadOfGraveyard;
    })
  /** As that player's permanents untap, it returns to its owner's hand. */
  | (Lasting & { readonly kind: 'returnsInUntap'; readonly object: ObjectId; readonly seat: Seat })
  /** That player's spells and abilities can target it, whatever it says. */
  | (Lasting & { readonly kind: 'targetable'; readonly object: ObjectId; readonly by: Seat })
  /** What the permanent forbids is not forbidden to that player (TSP 408.2j). */
  | (Lasting & { readonly kind: 'ignored'; readonly object: ObjectId; readonly by: Seat })
  /** That player may play these cards from where they are. */
  | (Lasting & {
      readonly kind: 'mayPlay';
      readonly objects: readonly ObjectId[];
      readonly seat: Seat;
      /** Without paying the mana cost. */
      readonly free?: true;
      /** As if the card had flashback, for its mana cost (TSP 502.22a). */
      readonly flashback?: true;
      /** Only while it is the top card of its library. */
      readonly onTop?: true;
    })
  /** That player has the ability, whatever becomes of the card that gave it (TSP 408.2i). */
  | (Lasting & {
      readonly kind: 'ability';
      readonly seat: Seat;
      readonly source: ObjectId;
      readonly ability: AbilityRef;
    })
  | (Lasting & { readonly kind: 'noCombatDamage' })
  /** What a permanent's text could say. */
  | (Lasting & {
      readonly kind: 'standing';
      readonly source: ObjectId;
      readonly standing: StaticEffect;
      /** What it is about for good. */
      readonly about?: readonly Recipient[];
    })
  /** What a static ability of a permanent that has left play goes on changing. */
  | (Lasting & {
      readonly kind: 'lingering';
      readonly source: ObjectId;
      readonly ability: AbilityRef;
    })
  /** The next draw of that player: something else is done instead (6ED 419.8b). */
  | (Lasting & {
      readonly kind: 'insteadOfDraw';
      readonly seat: Seat;
      readonly source: ObjectId;
      readonly ability: AbilityRef;
      readonly bindings: Bindings;
    })
  /** The next turn that this player takes is controlled by another (TSP 507.1). */
  | (Lasting & { readonly kind: 'turnControl'; readonly seat: Seat; readonly by: Seat })
  /** The next of these that begins is passed over (6ED Glossary: Skip). */
  | (Lasting & {
      readonly kind: 'skip';
      readonly seat: Seat;
      readonly what: Skippable;
      readonly source: ObjectId;
    })
  | (Lasting & {
      readonly kind: 'inCombat';
      readonly objects: readonly ObjectId[];
      readonly rule: CombatRule;
      /** From where its words are read. */
      readonly source: ObjectId;
      readonly controller: Seat;
    });

/** 6ED 406.2: an ability that waits for its moment. */
export interface DelayedAbility {
  readonly id: number;
  readonly ability: AbilityRef;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly bindings: Bindings;
  /** The step at whose beginning it triggers; `null` where it watches an object. */
  readonly step: StepName | 'end of combat' | null;
  /** In whose turn; `null` in anybody's. */
  readonly turnOf: Seat | null;
  /** In this very turn, an added one. */
  readonly inTurn?: number;
  readonly watches?: {
    readonly when: 'leaves play' | 'becomes untapped' | 'you lose control';
    readonly object: ObjectId;
  };
  /** It waits for the trigger of its text. */
  readonly triggers?: true;
  /** What the trigger must be about; anything that it watches where nothing stands. */
  readonly about?: readonly Recipient[];
  /** It triggers every time. */
  readonly every?: true;
  /** It waits in this turn only. */
  readonly thisTurn?: true;
  /** This player may stop it with this ability (TSP 408.2i). */
  readonly unless?: { readonly seat: Seat; readonly ability: AbilityRef };
}

/** An ability that has triggered and waits until a player receives priority (6ED 404.2). */
export interface WaitingTrigger {
  readonly id: number;
  readonly ability: AbilityRef;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly bindings: Bindings;
  /** Its controller plays it in the course of the phase (4ED phases.5, 5ED Phase Structure.4). */
  readonly inPhase?: true;
  /** It is played in the series of its step, also if it triggers in the course of that (5ED Series and Batches.3). */
  readonly inSeries?: true;
  /** What its source was as it triggered, where it keeps that (5ED Triggered Abilities.4). */
  readonly sourceWas?: LastKnown;
}
