import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** The next time that this source would deal damage to them this turn, it does, and the text's object deals as much to its controller. */
export interface RepayNextDamage {
  readonly do: 'repayNextDamage';
  readonly from: Reference;
  readonly to: Reference;
}

export const repayNextDamage = (from: Reference, to: Reference): RepayNextDamage => ({
  do: 'repayNextDamage',
  from,
  to,
});

const word: Word<RepayNextDamage> = {
  text({ from, to }, say) {
    const source = say.noun(from).text;
    const whom = say.noun(to).text;
    return `the next time ${source} would deal damage to ${whom} this turn, ${say.self.text} deals as much damage to the source’s controller as well`;
  },
};
export default word;
