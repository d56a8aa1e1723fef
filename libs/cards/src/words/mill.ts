import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { topText } from '../say/amounts.ts';
import { ownPossessive } from '../say/noun.ts';
import { cardsThisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** Each of these players puts that many cards from the top of their library into the graveyard, or all there are (6ED 416.3). */
export interface Mill {
  readonly do: 'mill';
  readonly who: Reference;
  readonly amount: Amount;
  /** Bound to the cards, in the graveyard. */
  readonly as?: string;
}

export const mill = (who: Reference, amount: Amount): Mill => ({ do: 'mill', who, amount });

const word: Word<Mill> = {
  text({ who, amount }, say, { graveyard }) {
    const noun = who === 'you' ? say.noun('you') : say.asLater(who);
    const own = ownPossessive(noun);
    const subject = say.noun(who); // It is named before the number speaks of it.
    const { cards, where } = topText(amount, `${own} library`, say);
    const rest = `${cards} into ${own} ${graveyard}${where}`;
    return who === 'you' ? `put ${rest}` : say.states(subject, 'put', rest);
  },
  aim: ({ who }) => who,
  binds: ({ as, amount, who }, say) => cardsThisWay(as, 'put into a graveyard', who, amount, say),
};
export default word;
