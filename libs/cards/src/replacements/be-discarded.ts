import type { Effects, Watched } from '../language.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import { goesElsewhere } from '../say/elsewhere.ts';
import { one } from '../say/noun.ts';
import { watched } from '../say/trigger.ts';

/**
 * A card that a spell or ability has its owner discard; what is paid or discarded for the size of a hand is asked about
 * only where it is said. It goes on top of the library or into exile, or what the text says is done. Of the card itself
 * it is said in the hand.
 */
export interface WouldBeDiscarded {
  readonly would: 'be discarded';
  /** The card itself, or any of your cards of a kind. */
  readonly what: Watched;
  /** Whose spell or ability: anybody's, unless it says so. */
  readonly by?: 'opponent';
  /** Also where it is paid, or discarded for the size of a hand. */
  readonly however?: true;
  /** Its owner may leave it be. */
  readonly may?: true;
  readonly goes?: 'library' | 'exile';
  /** Done instead: `event` is the card, in the hand. */
  readonly effect?: Effects;
}

const word: ReplacementWord<WouldBeDiscarded> = {
  binds: ['event', 'amount'],
  text({ what, by, however, may, goes, effect = [] }, say, terms) {
    const whose = by === undefined ? 'an effect' : 'a spell or ability your opponent controls';
    const card = what === 'self' || what === 'enchanted' ? watched(what, say) : 'a card';
    const begins =
      however === true ? `If you would discard ${card}` : `If ${whose} has you discard ${card}`;
    const you = may === true ? 'you may ' : '';
    if (goes === 'library') return `${begins}, ${you}discard it on top of your library instead.`;
    if (goes === 'exile') return `${begins}, ${you}${goesElsewhere(goes, terms)} instead.`;
    return `${begins}, ${you}${say.about(one('that card', { later: 'it' })).effects(effect)} instead.`;
  },
};
export default word;
