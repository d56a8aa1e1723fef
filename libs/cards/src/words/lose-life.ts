import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { partOfOwnText } from '../say/amounts.ts';
import { ownPossessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** No damage: nothing prevents it (6ED Glossary: Damage). */
export interface LoseLife {
  readonly do: 'loseLife';
  readonly who: Reference;
  readonly amount: Amount;
  /** A name for each of the players in turn, for the amount alone. */
  readonly each?: string;
  /** Bound to how much life was lost. */
  readonly as?: string;
}

export const loseLife = (who: Reference, amount: Amount): LoseLife => ({
  do: 'loseLife',
  who,
  amount,
});

const word: Word<LoseLife> = {
  text({ who, amount, each }, say) {
    const subject = say.noun(who);
    const part =
      each === undefined
        ? null
        : partOfOwnText(amount, { lifeOf: { bound: each } }, `${ownPossessive(subject)} life`);
    return say.states(subject, 'lose', part ?? say.much(amount, 'life'));
  },
  aim: ({ who }) => who,
};
export default word;
