import type { GameEvent, MoveCause } from '../events.ts';
import type { ObjectId, Recipient, Seat } from './basics.ts';
import type { AbilityRef, Bindings, LastKnown } from './objects.ts';
import type { ReplacementKey } from './replacement-key.ts';

/** Damage that would be dealt. */
export interface DamageChange {
  readonly kind: 'damage';
  readonly source: ObjectId;
  readonly to: Recipient;
  readonly amount: number;
  readonly combat: boolean;
  readonly cantBePrevented?: true;
  /** What the source was, where the ability that deals it keeps that (4ED resolving.3). */
  readonly sourceWas?: LastKnown;
}

/** A permanent that would be destroyed. */
export interface DestroyChange {
  readonly kind: 'destroy';
  readonly object: ObjectId;
  readonly cantBeRegenerated: boolean;
  /** Only damage sends it to the graveyard, and that may still be prevented. */
  readonly becauseLethal?: true;
}

/** A card that would go to its owner's graveyard without being destroyed or discarded. */
export interface BuryChange {
  readonly kind: 'putIntoGraveyard';
  readonly object: ObjectId;
  readonly cause: 'sacrifice' | 'stateBased' | 'resolve' | 'counter' | 'effect';
}

/** A card that would be discarded. */
export interface DiscardChange {
  readonly kind: 'discard';
  readonly object: ObjectId;
  /** Whose spell or ability has it discarded; nobody's where it is paid, or more than the hand may hold. */
  readonly by?: Seat;
}

/** A card that goes somewhere else than to the graveyard to which it would have gone. */
export interface MoveChange {
  readonly kind: 'move';
  readonly object: ObjectId;
  readonly to: 'exile' | 'hand' | 'library';
  readonly shuffled: boolean;
  readonly cause: MoveCause;
}

/** A card that a player would draw. */
export interface DrawChange {
  readonly kind: 'draw';
  readonly seat: Seat;
}

/** Life that a player would gain. */
export interface GainLifeChange {
  readonly kind: 'gainLife';
  readonly seat: Seat;
  readonly amount: number;
}

/** A player that would lose the game. */
export interface LoseChange {
  readonly kind: 'lose';
  readonly seat: Seat;
  readonly reason: 'life' | 'library' | 'poison' | 'effect';
}

/** A token out of play. */
export interface CeaseChange {
  readonly kind: 'cease';
  readonly object: ObjectId;
}

/** What is attached to a permanent, and no longer will be. */
export interface UnattachChange {
  readonly kind: 'unattach';
  readonly object: ObjectId;
}

/** Counters on a permanent that take each other away: as many of each kind (TSP 420.5n). */
export interface RemovePairsChange {
  readonly kind: 'removePairs';
  readonly object: ObjectId;
  readonly pairs: number;
}

/** What a change has become: these can't be replaced again. */
export type ReplacedChange =
  | { readonly kind: 'regenerate'; readonly object: ObjectId; readonly effect: number }
  /** It was prevented, or simply doesn't happen. */
  | { readonly kind: 'nothing' }
  /** Instructions are followed in its place, once everything of the group has happened. */
  | {
      readonly kind: 'instead';
      readonly ability: AbilityRef;
      readonly source: ObjectId;
      readonly seat: Seat;
      readonly bindings: Bindings;
    };

/** Something that is about to happen, unless it is replaced or prevented. */
export type Change =
  | ReplacedChange
  | DamageChange
  | DestroyChange
  | BuryChange
  | DiscardChange
  | MoveChange
  | DrawChange
  | GainLifeChange
  | LoseChange
  | CeaseChange
  | UnattachChange
  | RemovePairsChange;

/** A change with the replacement and prevention effects that it has met already (6ED 419.6a). */
export interface ProposedChange {
  readonly change: Change;
  readonly met: readonly ReplacementKey[];
  /** Why it would happen. */
  readonly rule: string;
  /** What the effects that it met have to tell, before it happens. */
  readonly telling?: readonly GameEvent[];
}

/** A change that waits and can be a target meanwhile. */
export interface HeldChange {
  /** Stands for it as a target. */
  readonly object: ObjectId;
  readonly proposed: ProposedChange;
  /** What was resolving as it came about; 0 if nothing was. */
  readonly by: ObjectId;
}
