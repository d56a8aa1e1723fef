import type { Effect, Reference } from '../language.ts';
import { amountText, type Amount } from '../amounts.ts';
import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A player chooses a number, at least 0, as the text is followed (6ED 413.2c); the name is bound to it. */
export interface ChooseNumber {
  readonly do: 'chooseNumber';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly most: Amount;
  /** Bound to the number. */
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
    const isAny = isOfMana(most);
    return say.act(who, 'choose', isAny ? 'any number' : `a number up to ${amountText(most, say)}`);
  },
  binds: ({ as, most }, { next }) => ({
    name: as,
    noun: one('that number'),
    ...(isOfMana(most) && next !== null && isPaidSoOften(as, next) ? { isSaidLater: true } : {}),
  }),
};
export default word;

const isOfMana = (most: Amount): boolean => typeof most === 'object' && 'manaOf' in most;

/** Whether mana is paid, as much as that number says: how much somebody likes to pay. */
const isPaidSoOften = (name: string, effect: Effect): boolean =>
  effect.do === 'pay' &&
  JSON.stringify({ cost: effect.cost, times: effect.times }) ===
    JSON.stringify({ cost: { mana: '1' }, times: { bound: name } });
