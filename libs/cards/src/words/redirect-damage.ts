import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** Damage to one is dealt to another instead: the next N of it, the next time of it, or all of this turn. */
export interface RedirectDamage {
  readonly do: 'redirectDamage';
  readonly amount: Amount | 'next time' | 'all';
  readonly from?: Reference;
  readonly to: Reference;
  readonly onto: Reference;
}

export const redirectDamage = (
  amount: RedirectDamage['amount'],
  to: Reference,
  onto: Reference,
): RedirectDamage => ({ do: 'redirectDamage', amount, to, onto });

const word: Word<RedirectDamage> = {
  text({ amount, from, to, onto }, say) {
    const by = from === undefined ? '' : ` by ${say.noun(from).text}`;
    const whom = `to ${say.noun(to).text}${by} this turn`;
    const where = `to ${say.noun(onto).text} instead`;
    if (amount === 'next time') {
      return `the next time damage would be dealt ${whom}, that damage is dealt ${where}`;
    }
    const much = amount === 'all' ? 'all damage' : `the next ${say.much(amount, 'damage')}`;
    return say.states(one(`${much} that would be dealt ${whom}`), 'be', `dealt ${where}`);
  },
  aim: ({ to }) => to,
};
export default word;
