import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Each of these players gains so much life (6ED Glossary: Life). */
export interface GainLife {
  readonly do: 'gainLife';
  readonly who: Reference;
  readonly amount: Amount;
  /** Bound to how much life was gained. */
  readonly as?: string;
}

export const gainLife = (who: Reference, amount: Amount): GainLife => ({
  do: 'gainLife',
  who,
  amount,
});

const word: Word<GainLife> = {
  text: ({ who, amount }, say) => say.states(say.noun(who), 'gain', say.much(amount, 'life')),
  aim: ({ who }) => who,
};
export default word;
