/** What a text asks about: the type and the text of each. What they mean stands in the engine's `reading`. */
import { amountText, type Amount } from './amounts.ts';
import { article } from './grammar.ts';
import type { Filter, StepName } from './language.ts';
import { symbols } from './mana.ts';
import { wordIn, type OfPhrase, type Saying } from './phrase.ts';

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

const TEXTS: {
  readonly [W in ConditionWord]: OfPhrase<ConditionWords[W], readonly [Saying], string>;
} = {
  exists: ({ exists }, say) => `there is ${article(say.kind(exists))} in play`,
  amount({ amount, atLeast, atMost }, say) {
    const limits = [
      ...(atLeast === undefined ? [] : [`${atLeast} or more`]),
      ...(atMost === undefined ? [] : [`${atMost} or less`]),
    ];
    return `${amountText(amount, say)} is ${limits.join(' and ')}`;
  },
  step: ({ step, of }) => `it is ${of === 'you' ? 'your' : 'the'} ${step} step`,
  couldProduce: ({ couldProduce, by }, say) =>
    `${article(say.kind(by))} could produce ${symbols(couldProduce)}`,
  sameName: () => 'it has the chosen name',
};

/** After "if": `there is a Swamp in play`. */
export function conditionText(condition: Condition, say: Saying): string {
  if (condition === 'a player has the most life') return 'a player has more life than any other';
  if (condition === 'came under control since last upkeep') {
    return 'it came under your control since your last upkeep';
  }
  const text: OfPhrase<ConditionWords[ConditionWord], readonly [Saying], string> =
    TEXTS[wordIn(TEXTS, condition)];
  return text(condition, say);
}
