import type { Effects, Whose } from '../language.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { playerOf, whoDoes } from '../say/trigger.ts';

/** A draw, each by itself (6ED 419.8b). `event` is the player. */
export interface WouldDraw {
  readonly would: 'draw';
  readonly who: Whose;
  /** The player may let it be done, or draw all the same. */
  readonly may?: true;
  readonly effect: Effects;
}

const word: ReplacementWord<WouldDraw> = {
  text({ who, may, effect }, say) {
    return `If ${whoDoes(who, 'would draw a card', 'would draw a card')}, ${may === true ? 'you may instead' : 'instead'} ${say.about(playerOf(who)).effects(effect)}.`;
  },
  binds: ['event', 'amount'],
};
export default word;
