/** What a text asks about: how each reads stands in `say`, what it means in the engine's `reading`. */
import type { Amount } from './amounts.ts';
import type { Filter, StepName } from './language.ts';

/** The conditions that are phrases, each by the word that it is made with. */
export interface ConditionWords {
  readonly exists: { readonly exists: Filter };
  readonly amount: {
    readonly amount: Amount;
    readonly atLeast?: number;
    readonly atMost?: number;
  };
  readonly step: {
    readonly step: StepName | 'declare blockers';
    readonly of: 'you' | 'each player';
  };
  /** One of these permanents could produce mana of this letter (6ED Glossary: Could). */
  readonly couldProduce: {
    readonly couldProduce: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
    readonly by: Filter;
  };
  readonly sameName: { readonly sameName: readonly [card: string, name: string] };
}
export type ConditionWord = keyof ConditionWords;

export type Condition =
  | 'a player has the most life'
  | 'came under control since last upkeep'
  | ConditionWords[ConditionWord];
