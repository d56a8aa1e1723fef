import type {
  CardType,
  ChosenKind,
  Color,
  NamedCost,
  Supertype,
  TextChange,
  WayToPayWith,
} from '@arbiter/cards';
import type { Moment, ObjectId, Recipient, Seat, Zone } from './basics.ts';

/** Which ability of which definition: the place in its list of abilities as the text compiles them. */
export interface AbilityRef {
  readonly of: string;
  readonly index: number;
  /** Words replaced in the text that the ability was taken from. */
  readonly text: readonly TextChange[];
}

/** Values that an instruction bound to a name: objects, players, numbers, names. */
export type BoundValue = number | string | boolean | readonly Recipient[];
export type Bindings = Readonly<Record<string, BoundValue>>;

/** What was chosen while a spell or ability was announced. */
export interface Choices {
  /** Which mode, counted from 0. */
  readonly mode: number;
  readonly x: number;
  /** For each use of the word "target", what was chosen. */
  readonly targets: readonly (readonly Recipient[])[];
  /** Beside `targets`: how much each one gets, where an effect is divided. */
  readonly division: readonly (readonly number[])[];
  readonly buyback: boolean;
  /** Which alternative cost was paid rather than the mana cost, counted from 1. */
  readonly alternative?: number;
  /** How often each of its replicate costs was paid (TSP 502.52a). */
  readonly replicated?: readonly number[];
  /** What was picked to pay for it, where its text speaks of that. */
  readonly paidWith?: Readonly<Partial<Record<WayToPayWith, readonly ObjectId[]>>>;
  /** How often the activation cost is paid, for so much more of the effect (4ED activation-costs.3); else once. */
  readonly times?: number;
  /** Whether the phase cost that it is was paid as it was played (5ED Phase Structure.10). */
  readonly paid?: boolean;
}

/** What an object is while it is on the stack. */
export interface StackItem extends Choices {
  /** The ability of a pseudospell; a spell has none. */
  readonly ability: AbilityRef | null;
  /** The object whose ability it is, or the spell itself. */
  readonly source: ObjectId;
  readonly bindings: Bindings;
  readonly triggered: boolean;
  /** Further phase costs of its source, which are one with it (5ED Phase Structure.14). */
  readonly joined?: readonly AbilityRef[];
  /** What its source was as it was played or triggered, where it keeps that (4ED resolving.3). */
  readonly sourceWas?: LastKnown;
  /** It is played without paying its mana cost. */
  readonly free?: true;
  /** Of how many colours the mana was that was paid for it (TSP 502.37a). */
  readonly colorsPaid?: number;
  /** Of which colours the mana was that was spent to play it, where its text asks for that. */
  readonly manaSpent?: readonly Color[];
  /** It was played from the hand, where its text asks for that. */
  readonly fromHand?: true;
}

/** Characteristics of an object at one time: as it last was in the zone that it left (6ED 413.2f), for instance. */
export interface LastKnown {
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly Supertype[];
  readonly colors: readonly Color[];
  readonly power: number;
  readonly toughness: number;
  readonly keywords: readonly string[];
}

/** `damage` is combat damage that waits on the stack, `ability` a pseudospell, `copy` a copy of a spell. */
export type ObjectKind = 'card' | 'token' | 'copy' | 'ability' | 'damage';

/** One object. Every field is always there, so that all records have one shape. */
export interface GameObject {
  readonly id: ObjectId;
  readonly kind: ObjectKind;
  /** The definition that it has now: a copy has the one that it copied. */
  readonly name: string;
  /** The definition printed on the card. */
  readonly card: string;
  readonly owner: Seat;
  readonly controller: Seat;
  /** Under whose control it came into play: whose it is while no effect says otherwise. */
  readonly enteredUnder: Seat;
  /** `null`: the object is no more, and this is its last-known record. */
  readonly zone: Zone | null;
  readonly tapped: boolean;
  readonly damage: number;
  readonly timestamp: Moment;
  /** Since when the controller has had it without a break. */
  readonly controlledSince: Moment;
  /** What `controlledSince` was as it phased in last: for as long as it is that, it may attack and tap at once (TSP 502.15m). */
  readonly phasedInSince?: Moment;
  /** What it is attached to, or 0. */
  readonly attachedTo: ObjectId;
  readonly counters: Readonly<Record<string, number>> | null;
  /** Words replaced in its text. */
  readonly text: readonly TextChange[];
  /** Colours given in place of its own, or `null`. */
  readonly colors: readonly Color[] | null;
  readonly faceDown: boolean;
  /** Who alone may look at it, where it lies face down and is not in play (5ED Zones of Play.5). */
  readonly knownTo?: Seat;
  /** Words, and the opponent, that were chosen as it came into play. */
  readonly chosen: Readonly<Partial<Record<ChosenKind, string>>> | null;
  readonly stack: StackItem | null;
  /** State triggers of it that made no pseudospell, and so don't trigger again (6ED 410.4, 410.11). */
  readonly spent?: readonly string[];
  readonly lastKnown: LastKnown | null;
  /** The keyword whose cost was paid for the spell that it was. */
  readonly paid?: NamedCost;
  /** The life that was paid as it came into play. */
  readonly lifePaid?: number;
  /** What made the token, where a text speaks of that later. */
  readonly madeBy?: ObjectId;
  /** Of which colours mana was spent to play the spell that it was, where its text asks for that. */
  readonly manaSpent?: readonly Color[];
  /** The spell that it was was played from the hand, where its text asks for that. */
  readonly fromHand?: true;
  /** Whose ability exiled it, where another one of it asks for that (TSP 217.7d). */
  readonly exiledWith?: ObjectId;
  /** The definition in which that ability stands: abilities are linked within one (TSP 217.7d). */
  readonly link?: string;
  /** It has been flipped (TSP 508.2). */
  readonly flipped?: true;
  /** The card that this Aura became in the graveyard, which its own ability may look for there (TSP 410.10f). */
  readonly became?: ObjectId;
  /** The creature that it haunts, for as long as it lies in exile (TSP 502.51b). */
  readonly haunts?: ObjectId;
}
