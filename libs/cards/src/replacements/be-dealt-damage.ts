import type { Reference, Watched } from '../language.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { watched } from '../say/trigger.ts';

/** Damage is dealt to another, or prevented where there is none (6ED 419.7). */
export interface BeDealtDamage {
  readonly would: 'be dealt damage';
  readonly what: Watched;
  readonly from?: Watched;
  readonly combat?: true;
  readonly onto?: Reference;
  /** Only so much of it is prevented. */
  readonly amount?: number;
}

const word: ReplacementWord<BeDealtDamage> = {
  text({ what, from: source, combat, onto, amount }, say) {
    const kind = combat === true ? 'combat damage' : 'damage';
    const by = source === undefined ? '' : ` by ${watched(source, say)}`;
    const event = `${kind} that would be dealt to ${watched(what, say)}${by}`;
    if (amount !== undefined) {
      const by = source === undefined ? 'a source' : watched(source, say);
      return `If ${by} would deal ${kind} to ${watched(what, say)}, prevent ${String(amount)} of that damage.`;
    }
    return onto === undefined
      ? `Prevent all ${event}.`
      : `All ${event} is dealt to ${say.noun(onto).text} instead.`;
  },
};
export default word;
