import type { Effects, Reference, Watched } from '../language.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { dealer, watched } from '../say/trigger.ts';

/** Damage is dealt to another, or prevented where there is none (6ED 419.7). */
export interface BeDealtDamage {
  readonly would: 'be dealt damage';
  readonly what: Watched;
  readonly from?: Watched;
  readonly combat?: true;
  readonly onto?: Reference;
  /** Only so much of it is prevented. */
  readonly amount?: number;
  /** Done instead: `event` is what would be dealt the damage, `amount` how much. */
  readonly effect?: Effects;
  /** The effect takes the place of the damage, which is not prevented: it comes also where nothing can be prevented. */
  readonly instead?: true;
  /** Done once for all that one receiver would be dealt at one time. */
  readonly once?: true;
}

const word: ReplacementWord<BeDealtDamage> = {
  binds: ['event', 'amount'],
  text({ what, from: source, combat, onto, amount, effect, instead }, say) {
    const kind = combat === true ? 'combat damage' : 'damage';
    const by = source === undefined ? '' : ` by ${dealer(source, say)}`;
    const isAnybody = typeof what === 'object' && 'all' in what && what.all.length === 0;
    const to = isAnybody ? '' : ` to ${watched(what, say)}`;
    const event = `${kind} that would be dealt${to}${by}`;
    if (effect !== undefined) {
      const whom = `${kind} would be dealt${to}${by}`;
      if (instead === true) return `If ${whom}, ${say.effects(effect)} instead.`;
      return `If ${whom}, prevent that damage and ${say.effects(effect)}.`;
    }
    if (amount !== undefined) {
      const by = source === undefined ? 'a source' : dealer(source, say);
      return `If ${by} would deal ${kind} to ${watched(what, say)}, prevent ${String(amount)} of that damage.`;
    }
    return onto === undefined
      ? `Prevent all ${event}.`
      : `All ${event} is dealt to ${say.noun(onto).text} instead.`;
  },
};
export default word;
