import type { WayToPayWith, WordKind } from '@arbiter/cards';
import type { Citation, ObjectId, Recipient, Seat } from './basics.ts';

/** What a choice of objects is for. */
export type ChoicePurpose =
  | WayToPayWith
  | 'object'
  | 'source'
  | 'search'
  | 'copy'
  | 'handSize'
  | 'enchant'
  | 'amplify'
  | 'splice'
  | 'untap'
  | 'stayTapped';

/** What a decision is about, with its few parameters. Options are derived, never stored. */
export type Question =
  | { readonly kind: 'disclose' }
  | { readonly kind: 'playFirst' }
  | { readonly kind: 'mulligan'; readonly cards: number }
  | { readonly kind: 'priority' }
  | { readonly kind: 'attack' }
  | { readonly kind: 'block' }
  | {
      readonly kind: 'assignDamage';
      readonly creature: ObjectId;
    }
  | { readonly kind: 'orderTriggers' }
  /** Whether an optional triggered ability goes on the stack or, without a `trigger`, is followed (6ED 410.5). */
  | { readonly kind: 'may'; readonly trigger: number }
  /** How often a loop is repeated that the other player has proposed (6ED 421). */
  | { readonly kind: 'repetitions'; readonly times: number }
  | { readonly kind: 'mode' }
  | { readonly kind: 'x' }
  | { readonly kind: 'targets'; readonly spec: number }
  | { readonly kind: 'division'; readonly spec: number }
  | { readonly kind: 'alternative' }
  | { readonly kind: 'buyback' }
  | { readonly kind: 'payment' }
  | { readonly kind: 'choose'; readonly purpose: ChoicePurpose }
  | { readonly kind: 'name' }
  | { readonly kind: 'pay' }
  | { readonly kind: 'newTarget' }
  | { readonly kind: 'landWords' }
  | { readonly kind: 'colorWords' }
  /** A word of this kind. */
  | {
      readonly kind: 'word';
      readonly of: WordKind | 'option';
      /** What the text itself offers. */
      readonly oneOf?: readonly string[];
      /** What can't be said. */
      readonly except?: readonly string[];
    }
  /** A number up to this. */
  | { readonly kind: 'number'; readonly most: number }
  /** In which order things happen that happen at one time: the first one is the oldest, or lies lowest. */
  | { readonly kind: 'order'; readonly of: 'timestamps' | 'graveyard' | 'library' | 'damage' }
  | { readonly kind: 'replacement' }
  /** In which order cards go back on top of a library: the first one lies lowest. */
  | { readonly kind: 'topCards' };

export type DecisionKind = Question['kind'];

/** A decision that is open: whose choice it is, which seat answers, and what about. */
export type Decision = Question & {
  /** Grows with each decision of the game. */
  readonly number: number;
  readonly seat: Seat;
  /** For whom it is decided, where another player controls the turn (TSP 507.3). */
  readonly for?: Seat;
  /** The rule by which it is asked; a position that was kept by an older build doesn't know it. */
  readonly rule?: Citation;
};

/** The player whose decision it is, also where another makes it. */
export const playerAsked = ({ seat, for: whose = seat }: Pick<Decision, 'seat' | 'for'>): Seat =>
  whose;

/** How a cost is paid; whatever is left out is chosen by the server: the first legal payment. */
export interface Payment {
  /** Mana abilities to play, in this order. */
  readonly mana?: readonly { readonly object: ObjectId; readonly ability: number }[];
  /** Mana of the pool to spend, as letters; what is not named is spent as fits. */
  readonly pool?: string;
  /** Mana to spend that snow permanents made, likewise; by itself it is spent last, where nothing asks for it. */
  readonly snow?: string;
  readonly sacrifice?: readonly ObjectId[];
  readonly discard?: readonly ObjectId[];
  readonly exile?: readonly ObjectId[];
  readonly tap?: readonly ObjectId[];
  readonly return?: readonly ObjectId[];
}

/** The answer to a decision, in the form of its option space. */
export type Answer =
  | number
  | string
  | boolean
  | readonly Recipient[]
  | readonly (readonly [Recipient, number])[]
  | readonly (readonly ObjectId[])[]
  | Payment;
