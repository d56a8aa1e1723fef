import type { ObjectId, Recipient, Seat } from './basics.ts';

/** Damage that would be dealt. */
export interface DamageChange {
  readonly kind: 'damage';
  readonly source: ObjectId;
  readonly to: Recipient;
  readonly amount: number;
  readonly combat: boolean;
}

/** A permanent that would be destroyed. */
export interface DestroyChange {
  readonly kind: 'destroy';
  readonly object: ObjectId;
  readonly cantBeRegenerated: boolean;
  /** Only damage sends it to the graveyard, and that may still be prevented. */
  readonly becauseLethal?: true;
}

/** A permanent that would go to its owner's graveyard without being destroyed: sacrifice, state-based effects. */
export interface BuryChange {
  readonly kind: 'putIntoGraveyard';
  readonly object: ObjectId;
  readonly cause: 'sacrifice' | 'stateBased';
}

/** A card that would be discarded. */
export interface DiscardChange {
  readonly kind: 'discard';
  readonly object: ObjectId;
}

/** A player that would lose the game. */
export interface LoseChange {
  readonly kind: 'lose';
  readonly seat: Seat;
  readonly reason: 'life' | 'library';
}

/** Something that is about to happen, unless it is replaced or prevented. */
/** A token out of play. */
export interface CeaseChange {
  readonly kind: 'cease';
  readonly object: ObjectId;
}

/** What a change has become: these can't be replaced again. */
export type ReplacedChange =
  | { readonly kind: 'regenerate'; readonly object: ObjectId; readonly effect: number }
  | { readonly kind: 'prevented'; readonly damage: DamageChange; readonly effect: number }
  | { readonly kind: 'notDealt'; readonly damage: DamageChange; readonly effect: number };

export type Change =
  | ReplacedChange
  | DamageChange
  | DestroyChange
  | BuryChange
  | DiscardChange
  | LoseChange
  | CeaseChange;

/** Names a replacement or prevention effect: a lasting effect, or the permanent whose static ability it is. */
export type ReplacementKey = `effect ${number}` | `static ${number}`;

/** A change with the replacement and prevention effects that it has met already (6ED 419.6a). */
export interface ProposedChange {
  readonly change: Change;
  readonly met: readonly ReplacementKey[];
  /** Why it would happen. */
  readonly rule: string;
}

/** A change that waits and can be a target meanwhile. */
export interface HeldChange {
  /** Stands for it as a target. */
  readonly object: ObjectId;
  readonly proposed: ProposedChange;
}
