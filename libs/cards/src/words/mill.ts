import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { ownPossessive } from '../say/noun.ts';
import { thisWay } from '../say/results.ts';
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
    const cards = amount === 1 ? 'card' : say.count(amount, 'card');
    const noun = who === 'you' ? say.noun('you') : say.asLater(who);
    const own = ownPossessive(noun);
    return say.act(who, 'put', `the top ${cards} of ${own} library into ${own} ${graveyard}`);
  },
  aim: ({ who }) => who,
  binds: ({ as }) => thisWay(as, 'put into a graveyard'),
};
export default word;
