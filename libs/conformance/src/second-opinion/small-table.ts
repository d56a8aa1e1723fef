/** Small tables for the second opinion on batches: a few vanilla creatures and spells without a cost, in one main phase. */

export type Seat = 0 | 1;

/** What a spell does; each stands for a class of things that the rulebooks with batches time differently. */
export type Word =
  'bolt' | 'growth' | 'murder' | 'gift' | 'denial' | 'blast' | 'ritual' | 'salve' | 'regrow';

export interface Spell {
  /** Its name, which no other one of the table has. */
  readonly name: string;
  readonly word: Word;
  /** How much damage, toughness, life or prevention. */
  readonly amount: number;
  readonly owner: Seat;
}

export interface Creature {
  readonly name: string;
  readonly owner: Seat;
  readonly size: number;
}

export interface SmallTable {
  readonly spells: readonly Spell[];
  readonly creatures: readonly Creature[];
}

export const PLAYERS = ['ann', 'bob'] as const;

/** A way to play a spell: at whom or what; `null` for a spell without a target. */
export interface Play {
  readonly spell: string;
  readonly target: string | null;
}
