import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** The next damage of this amount, or all, that would be dealt to these this turn; to anything without `to`. */
export interface PreventDamage {
  readonly do: 'preventDamage';
  readonly amount: Amount | 'all';
  readonly to?: Reference;
  /** By this source alone. */
  readonly from?: Reference;
  readonly combat?: true;
}

export const preventDamage = (amount: Amount | 'all', to?: Reference): PreventDamage => ({
  do: 'preventDamage',
  amount,
  ...(to === undefined ? {} : { to }),
});

const word: Word<PreventDamage> = {
  text({ amount, to, from, combat }, say) {
    const kind = combat === true ? 'combat damage' : 'damage';
    const much = amount === 'all' ? `all ${kind}` : `the next ${say.much(amount, kind)}`;
    const whom = to === undefined ? '' : ` to ${say.noun(to).text}`;
    const by = from === undefined ? '' : ` by ${say.noun(from).text}`;
    return `prevent ${much} that would be dealt${whom}${by} this turn`;
  },
  aim: ({ to }) => to,
};
export default word;
