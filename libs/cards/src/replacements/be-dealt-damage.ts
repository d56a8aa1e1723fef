import type { Effects, Reference, Watched } from '../language.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { watched } from '../say/trigger.ts';

/** Damage is dealt to another, or prevented where there is none (6ED 419.7). */
export interface BeDealtDamage {
  readonly would: 'be dealt damage';
  readonly what: Watched;
  readonly from?: Watched;
  readonly combat?: true;
  readonly onto?: Reference;
  /** Done instead: `event` is what would be dealt the damage, `amount` how much. */
  readonly effect?: Effects;
}

const word: ReplacementWord<BeDealtDamage> = {
  binds: ['event', 'amount'],
  text({ what, from: source, combat, onto, effect }, say) {
    const kind = combat === true ? 'combat damage' : 'damage';
    const by = source === undefined ? '' : ` by ${watched(source, say)}`;
    if (effect !== undefined) {
      const whom = `${kind} would be dealt to ${watched(what, say)}${by}`;
      return `If ${whom}, prevent that damage and ${say.effects(effect)}.`;
    }
    const event = `${kind} that would be dealt to ${watched(what, say)}${by}`;
    return onto === undefined
      ? `Prevent all ${event}.`
      : `All ${event} is dealt to ${say.noun(onto).text} instead.`;
  },
};
export default word;
