import { amountText, type Amount } from '../amounts.ts';
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
  /** Only what is assigned in the prevention step in which it is played (5ED Damage Prevention.12). */
  readonly assigned?: true;
  /** Bound to the shield: `{ preventedOf: 3, by: name }` is how much it has prevented. */
  readonly as?: string;
  /** Divided among the targets of `to` as it is announced (6ED 409.1e). */
  readonly divided?: true;
}

export const preventDamage = (amount: Amount | 'all', to?: Reference): PreventDamage => ({
  do: 'preventDamage',
  amount,
  ...(to === undefined ? {} : { to }),
});

const word: Word<PreventDamage> = {
  text({ amount, to, from, combat, assigned, divided }, say) {
    const kind = combat === true ? 'combat damage' : 'damage';
    // A number that takes many words comes last.
    const isLong = typeof amount === 'object' && !('bound' in amount);
    const much =
      amount === 'all'
        ? `all ${kind}`
        : `the next ${isLong ? `X ${kind}` : say.much(amount, kind)}`;
    const where = isLong ? `, where X is ${amountText(amount, say)}` : '';
    const whom = to === undefined ? '' : ` to ${say.noun(to).text}`;
    const by = from === undefined ? '' : ` by ${say.noun(from).text}`;
    const shared = divided === true ? ', divided as you choose' : '';
    if (assigned === true) return `prevent ${much} that is assigned${whom}${by}${shared}${where}`;
    return `prevent ${much} that would be dealt${whom}${by} this turn${shared}${where}`;
  },
  aim: ({ to }) => to,
};
export default word;
