import type { Effects, Whose } from '../language.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { playerOf, whoDoes } from '../say/trigger.ts';

/** A draw, each by itself (6ED 419.8b). `event` is the player. */
export interface WouldDraw {
  readonly would: 'draw';
  readonly who: Whose;
  readonly effect: Effects;
}

const word: ReplacementWord<WouldDraw> = {
  text({ who, effect }, say) {
    return `If ${whoDoes(who, 'would draw a card', 'would draw a card')}, instead ${say.about(playerOf(who)).effects(effect)}.`;
  },
  binds: ['event', 'amount'],
};
export default word;
