import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { possessive } from '../say/noun.ts';
import { amountText } from '../amounts.ts';
import type { Word } from '../say/word.ts';

/** Each of these players gains or loses the difference (6ED Glossary: Life). */
export interface SetLife {
  readonly do: 'setLife';
  readonly who: Reference;
  readonly amount: Amount;
}

export const setLife = (who: Reference, amount: Amount): SetLife => ({
  do: 'setLife',
  who,
  amount,
});

const word: Word<SetLife> = {
  text: ({ who, amount }, say) =>
    `${possessive(say.noun(who))} life total becomes ${amountText(amount, say)}`,
  aim: ({ who }) => who,
};
export default word;
