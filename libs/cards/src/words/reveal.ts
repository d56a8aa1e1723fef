import { isFound, isPutAwayNext } from '../say/found.ts';
import { isAnyCard } from '../filter-text.ts';
import type { Reference } from '../language.ts';
import { verbFor } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A player shows it to all players. */
export interface Reveal {
  readonly do: 'reveal';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly what: Reference;
}

export const reveal = (what: Reference): Reveal => ({ do: 'reveal', what });

const word: Word<Reveal> = {
  text({ who = 'you', what }, say) {
    if (isOwnHand(who, what))
      return say.act(who, 'reveal', `${who === 'you' ? 'your' : 'his or her'} hand`);
    // Looked at by revealing it.
    const looked = say.previous?.do === 'lookAtTop' && say.previous.as;
    if (who === 'you' && typeof what === 'object' && 'bound' in what && what.bound === looked) {
      return { joins: '' };
    }
    const { text } = say.noun(what);
    if (isFound(what, say) && who === 'you' && isPutAwayNext(say))
      return { joins: `, reveal ${text}` };
    return say.previous?.do === 'search'
      ? { joins: ` and ${verbFor(say.noun(who), 'reveal')} ${text}` }
      : say.act(who, 'reveal', text);
  },
  aim: ({ what }) => what,
};
export default word;

/** Whether somebody reveals the whole of their hand. */
const isOwnHand = (who: Reference, what: Reference): boolean =>
  typeof what === 'object' &&
  'cards' in what &&
  what.in === 'hand' &&
  isAnyCard(what.cards) &&
  JSON.stringify(what.of) === JSON.stringify(who);
