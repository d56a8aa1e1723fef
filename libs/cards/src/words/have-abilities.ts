import type { ActivatedAbility, Duration, Reference } from '../language.ts';
import { listed } from '../say/grammar.ts';
import { YOU, verbFor } from '../say/noun.ts';
import { saidTogether } from '../say/shared-mana-lines.ts';
import type { Word } from '../say/word.ts';

/**
 * Players have abilities themselves for a while, whatever becomes of the card that gives them: what its text lets them do
 * at a later time.
 */
export interface HaveAbilities {
  readonly do: 'haveAbilities';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly grants: readonly ActivatedAbility[];
  readonly until: Exclude<Duration, object>;
}

export const haveAbilities = (
  until: HaveAbilities['until'],
  ...grants: readonly ActivatedAbility[]
): HaveAbilities => ({ do: 'haveAbilities', grants, until });

const word: Word<HaveAbilities> = {
  text({ who = 'you', grants, until }, say) {
    const noun = who === 'you' ? YOU : say.noun(who);
    const quoted = saidTogether(grants, (ability) => say.quoted(ability, noun));
    const have = `${noun.text} ${verbFor(noun, 'have')} ${listed(quoted)}`;
    return `${say.duration(until).trimStart()}, ${have}`;
  },
};
export default word;
