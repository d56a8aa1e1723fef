/** What can be demanded for playing something; how it reads stands in `say`. */
import type { Amount } from './amounts.ts';
import type { Condition } from './conditions.ts';
import type { Filter, Reference } from './language.ts';
import type { NamedCost } from './named-costs.ts';

/** Everything that must be paid, in whatever order the edition allows. */
export interface Cost {
  /**
   * As `parseManaCost` reads it.
   * @pattern ^([0-9]{1,3}|[XWUBRGC]|\([WUBRG]/[WUBRG]\))*$
   * @example 2RR
   */
  readonly mana?: string;
  /** As much as this object's mana cost, as an instruction demands it; `less`: its generic part is reduced by so much. */
  readonly manaCostOf?: { readonly of: Reference; readonly less?: number };
  readonly tap?: true;
  readonly sacrifice?: 'self' | Filter;
  readonly exile?: 'self';
  /** To its owner's hand. */
  readonly return?: 'self';
  /** Newer than TSP: a tapped permanent is untapped; a creature as if it were to be tapped (6ED 409.3). */
  readonly untap?: true;
  readonly life?: Amount;
  readonly discard?: 'self' | 'random' | 'choice' | 'hand';
  /** Counters that are taken from the object itself, or put on it. */
  readonly removeCounters?: CountersToPay;
  readonly putCounters?: CountersToPay;
  readonly reveal?: 'hand' | 'self';
  /** So many cards of the top of the library leave the game. */
  readonly exileTop?: number;
  /** Objects that the player who pays picks, beside those. */
  readonly picks?: readonly PickedCost[];
}

export interface CountersToPay {
  readonly counter: string;
  /** 1 unless it says otherwise. */
  readonly count?: number | 'X';
}

/** What can be done with objects that are picked to pay a cost. */
export const WAYS_TO_PAY_WITH = ['sacrifice', 'discard', 'exile', 'tap', 'return'] as const;
export type WayToPayWith = (typeof WAYS_TO_PAY_WITH)[number];

/** A part of a cost for which the player picks objects: permanents of the player who pays, or cards in that player's hand or graveyard. */
export interface PickedCost {
  readonly pay: WayToPayWith;
  readonly what: Filter;
  /** Where they are exiled from; cards are always discarded from the hand, the rest is in play. */
  readonly from?: 'hand' | 'graveyard';
  /** 1 unless it says otherwise. */
  readonly count?: number | 'X';
}

/** What mana is good for that isn't good for everything (6ED Glossary: Mana): at least one of these. */
export interface ManaUse {
  /** Playing spells of this kind. */
  readonly spells?: Filter;
  /** Playing abilities of objects of this kind. */
  readonly abilities?: Filter;
}

/** A cost that may be paid rather than the mana cost (6ED 409.1f), or as its keyword says. */
export interface AlternativeCost {
  readonly cost: Cost;
  readonly keyword?: NamedCost;
  readonly onlyIf?: Condition;
}
