import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** The object whose text it is deals damage to each of these, or an amount that is divided among them. */
export interface DealDamage {
  readonly do: 'dealDamage';
  readonly amount: Amount;
  readonly to: Reference;
  /** What deals it, where that is not the object whose text it is. */
  readonly by?: Reference;
  /** As it was announced, or in equal shares of what its target says. */
  readonly divided?: true | 'evenly';
  /** Nothing prevents it. */
  readonly cantBePrevented?: true;
  /** Bound to how much damage was really dealt. */
  readonly as?: string;
}

export const dealDamage = (amount: Amount, to: Reference): DealDamage => ({
  do: 'dealDamage',
  amount,
  to,
});

/** Divided as it is announced, among the targets of `to` (6ED 409.1e). */
export const dealDamageDivided = (amount: Amount, to: Reference): DealDamage => ({
  do: 'dealDamage',
  amount,
  to,
  divided: true,
});

/** Divided in equal shares among targets that say of what (6ED 409.1e). */
export const dealDamageDividedEvenly = (amount: Amount, to: Reference): DealDamage => ({
  do: 'dealDamage',
  amount,
  to,
  divided: 'evenly',
});

const word: Word<DealDamage> = {
  text({ amount, to, divided, by, cantBePrevented }, say) {
    if (say.previous?.do === 'dealDamage' && by === undefined) {
      return { joins: ` and ${say.much(amount, 'damage')} to ${say.noun(to).text}` };
    }
    // The source is named before the amount.
    const source = by === undefined ? say.self : say.noun(by);
    const whole = divided === 'evenly' ? amount : dividedEvenly(amount, to);
    if (whole !== null) {
      const noun = say.noun(to);
      const evenly = `${say.much(whole, 'damage')} divided evenly, rounded down, among`;
      return say.states(source, 'deal', `${evenly} ${noun.all ?? noun.text}`);
    }
    const damage = isPowerOf(amount, by ?? 'self')
      ? 'damage equal to its power'
      : say.much(amount, 'damage');
    if (by !== undefined && same(by, to)) {
      return say.states(source, 'deal', damage.replace('damage', 'damage to itself'));
    }
    const whom =
      divided === true
        ? `divided as you choose among ${say.noun(to).text}`
        : `to ${say.noun(to).text}`;
    const sure = cantBePrevented === true ? ' that can’t be prevented' : '';
    return say.states(source, 'deal', `${damage}${sure} ${whom}`);
  },
  aim: ({ to }) => to,
};
export default word;

/** What is divided evenly among those to whom it is dealt; `null` where each is dealt something else. */
function dividedEvenly(amount: Amount, to: Reference): Amount | null {
  if (typeof amount !== 'object' || !('quotient' in amount) || amount.rounded !== 'down')
    return null;
  const [whole, parts] = amount.quotient;
  if (typeof parts !== 'object') return null;
  const among = 'count' in parts && !('cards' in parts.count) ? { every: parts.count } : null;
  return among !== null && same(among, to) ? whole : null;
}

const same = (one: Reference, other: Reference): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isPowerOf = (amount: Amount, source: Reference): boolean =>
  typeof amount === 'object' && 'powerOf' in amount && same(amount.powerOf, source);
