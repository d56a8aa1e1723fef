/** What a text asks about: how each reads stands in `say`, what it means in the engine's `reading`. */
import type { Amount } from './amounts.ts';
import type { Reference, StepName, Whose } from './language.ts';
import type { Color } from './mana.ts';
import type { NamedCost } from './named-costs.ts';
import type { CardsInZone } from './nouns/cards.ts';
import type { Filter } from './nouns/filters.ts';

/** The conditions that are phrases, each by the word that it is made with. */
export interface ConditionWords {
  /** At least one of these: permanents, or cards in a zone. */
  readonly exists: { readonly exists: Filter | CardsInZone };
  /** A number, beside one or two others. */
  readonly amount: {
    readonly amount: Amount;
    readonly atLeast?: Amount;
    readonly atMost?: Amount;
    readonly moreThan?: Amount;
    readonly lessThan?: Amount;
    readonly equals?: Amount;
  };
  readonly step: {
    /** A step; `turn`: any part of it. */
    readonly step:
      | StepName
      | 'combat'
      | 'declare attackers'
      | 'declare blockers'
      | 'before attackers are declared'
      /** Of the whole turn up to there, or of combat from there on. */
      | 'before blockers are declared'
      | 'after blockers are declared'
      | 'before combat damage'
      | 'after combat';
    readonly of: Whose;
  };
  /** One of these permanents could produce mana of this letter (6ED Glossary: Could). */
  readonly couldProduce: {
    readonly couldProduce: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
    readonly by: Filter;
  };
  readonly sameName: { readonly sameName: readonly [card: string, name: string] };
  /** One of these objects or players is such. */
  readonly object: { readonly object: Reference; readonly is: Filter };
  /** The instruction that binds this name really did something ("if you do", "this way"). */
  readonly did: { readonly did: string };
  /** The flip of a coin that was given this name was won. */
  readonly won: { readonly won: string };
  /** It happened in this turn to something of this kind, as it was then. */
  readonly thisTurn: { readonly thisTurn: Happened; readonly what: Filter };
  /** The cost that this keyword names was paid for the spell, or for the spell that the permanent was. */
  readonly paid: { readonly paid: NamedCost };
  /** Mana of this colour was spent to play the spell, or the spell that the permanent was. */
  readonly manaSpent: { readonly manaSpent: Color };
  readonly not: { readonly not: Condition };
  readonly all: { readonly all: readonly Condition[] };
  readonly any: { readonly any: readonly Condition[] };
}
export type ConditionWord = keyof ConditionWords;

/** What a turn remembers: a creature died, a player or permanent was dealt damage, attacked; a spell was played. */
export const HAPPENED = [
  'died',
  'was dealt damage',
  'attacked',
  'was played',
  'was drawn',
] as const;
export type Happened = (typeof HAPPENED)[number];

export type Condition =
  | 'a player has the most life'
  | 'came under control since last upkeep'
  | ConditionWords[ConditionWord];
