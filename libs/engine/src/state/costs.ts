import type { Color, Cost, ManaCost, PickedCost } from '@arbiter/cards';
import type { ObjectId, Seat } from './basics.ts';

/** A cost in full: what is printed and what was added to it (6ED 409.1f). */
export interface TotalCost {
  /** What is aimed at, where that is said once the cost is paid (5ED Playing Spells and Abilities.2): it is not given up. */
  readonly spares?: readonly ObjectId[];
  readonly mana: ManaCost;
  /** By how much its generic mana is reduced, X included: at most to nothing. */
  readonly less: number;
  readonly x: number;
  readonly parts: readonly Cost[];
  /** Of which colours the mana is that is spent on X, where not any will do. */
  readonly xPaidWith?: readonly Color[];
  /** What objects are picked for. */
  readonly picks: readonly PickedCost[];
  /** Creatures may be tapped towards its mana (TSP 502.46a). */
  readonly convoke?: true;
  /** It is reduced by the mana cost of what is picked first (TSP 502.42a), once that is known. */
  readonly offering?: true;
  /** What was sacrificed as the spell was announced, and gives no mana any more (TSP 502.42b). */
  readonly offered?: ObjectId;
  /** What is played for it, if anything is: some mana is good for one of them only. */
  readonly plays?: 'spells' | 'abilities';
  /** As which spell a card is played for it, where that is something else than the card: a half, or a face-down creature. */
  readonly as?: string;
  /** The object that asks for it: "this" in the cost. */
  readonly source: ObjectId;
  readonly seat: Seat;
}
