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
    const player = say.about(playerOf(who));
    if (may === true && who === 'you' && isStatement(effect)) {
      return `If you would draw a card, you may skip that draw instead. If you do, ${player.effects(effect)}.`;
    }
    const done =
      may === true
        ? `${player.optional(who === 'you' ? who : 'event', effect)} instead`
        : `instead ${player.effects(effect)}`;
    return `If ${whoDoes(who, 'would draw a card', 'would draw a card')}, ${done}.`;
  },
  binds: ['event', 'amount'],
};
export default word;

/** What is so from then on is nothing that a player could be said to do. */
const isStatement = ([only, ...more]: Effects): boolean =>
  only?.do === 'standing' && more.length === 0;
