import type { Effects, Watched } from '../language.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { one } from '../say/noun.ts';
import { watched } from '../say/trigger.ts';

/**
 * A card that a spell or ability has its owner discard; what is paid or discarded for the size of a hand is not asked
 * about. It goes on top of the library, or what the text says is done. Of the card itself it is said in the hand.
 */
export interface WouldBeDiscarded {
  readonly would: 'be discarded';
  /** The card itself, or any of your cards of a kind. */
  readonly what: Watched;
  /** Whose spell or ability: anybody's, unless it says so. */
  readonly by?: 'opponent';
  /** Its owner may leave it be. */
  readonly may?: true;
  readonly goes?: 'library';
  /** Done instead: `event` is the card, in the hand. */
  readonly effect?: Effects;
}

const word: ReplacementWord<WouldBeDiscarded> = {
  binds: ['event', 'amount'],
  text({ what, by, may, goes, effect = [] }, say) {
    const whose = by === undefined ? 'an effect' : 'a spell or ability your opponent controls';
    const card = what === 'self' || what === 'enchanted' ? watched(what, say) : 'a card';
    const begins = `If ${whose} has you discard ${card}`;
    const you = may === true ? 'you may ' : '';
    if (goes !== undefined) return `${begins}, ${you}discard it on top of your library instead.`;
    return `${begins}, ${you}${say.about(one('that card', { later: 'it' })).effects(effect)} instead.`;
  },
};
export default word;
