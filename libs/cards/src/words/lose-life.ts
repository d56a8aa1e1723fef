import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** No damage: nothing prevents it (6ED Glossary: Damage). */
export interface LoseLife {
  readonly do: 'loseLife';
  readonly who: Reference;
  readonly amount: Amount;
  /** Bound to how much life was lost. */
  readonly as?: string;
}

export const loseLife = (who: Reference, amount: Amount): LoseLife => ({
  do: 'loseLife',
  who,
  amount,
});

const word: Word<LoseLife> = {
  text: ({ who, amount }, say) => say.states(say.noun(who), 'lose', say.much(amount, 'life')),
  aim: ({ who }) => who,
};
export default word;
