import type { Effects, Whose } from '../language.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { playerOf, whoDoes } from '../say/trigger.ts';

/** `event` is the player, `amount` the life. */
export interface WouldGainLife {
  readonly would: 'gain life';
  readonly who: Whose;
  readonly effect: Effects;
}

const word: ReplacementWord<WouldGainLife> = {
  text({ who, effect }, say) {
    return `If ${whoDoes(who, 'would gain life', 'would gain life')}, instead ${say.about(playerOf(who)).effects(effect)}.`;
  },
  binds: ['event', 'amount'],
};
export default word;
