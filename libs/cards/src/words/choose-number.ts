import type { Reference } from '../language.ts';
import { amountText, type Amount } from '../amounts.ts';
import type { Word } from '../say/word.ts';

/** A player chooses a number, at least 0, as the text is followed (6ED 413.2c); the name is bound to it. */
export interface ChooseNumber {
  readonly do: 'chooseNumber';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly most: Amount;
  readonly as: string;
}

export const chooseNumber = (most: Amount, as: string): ChooseNumber => ({
  do: 'chooseNumber',
  most,
  as,
});

const word: Word<ChooseNumber> = {
  text: ({ who = 'you', most }, say) => {
    // Nobody can pay more mana than there is.
    const isAny = typeof most === 'object' && 'manaOf' in most;
    return say.act(who, 'choose', isAny ? 'any number' : `a number up to ${amountText(most, say)}`);
  },
};
export default word;
