import type { Effects, Whose } from '../language.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { playerOf, whoDoes } from '../say/trigger.ts';
import type { Say } from '../say/word.ts';

/** A draw, each by itself (6ED 419.8b). `event` is the player. */
export interface WouldDraw {
  readonly would: 'draw';
  readonly who: Whose;
  /** The player may let it be done, or draw all the same. */
  readonly may?: true;
  readonly effect: Effects;
}

/** What becomes of a draw. @param when in which draws alone: `during your draw step` */
export function drawText({ who, may, effect }: WouldDraw, say: Say, when?: string): string {
  const player = say.about(playerOf(who));
  const draw = when === undefined ? 'would draw a card' : `would draw a card ${when}`;
  if (may === true && who === 'you' && isStatement(effect)) {
    return `If you ${draw}, you may skip that draw instead. If you do, ${player.effects(effect)}.`;
  }
  const done =
    may === true
      ? `${player.optional(who === 'you' ? who : 'event', effect)} instead`
      : `instead ${player.effects(effect)}`;
  return `If ${whoDoes(who, draw, draw)}, ${done}.`;
}

const word: ReplacementWord<WouldDraw> = {
  text: (replacement, say) => drawText(replacement, say),
  binds: ['event', 'amount'],
};
export default word;

/** What is so from then on is nothing that a player could be said to do. */
const isStatement = ([only, ...more]: Effects): boolean =>
  only?.do === 'standing' && more.length === 0;
