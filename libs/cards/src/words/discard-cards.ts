import type { Reference } from '../language.ts';
import { thisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** Cards that were chosen go from the hand to the graveyard, as far as they are still there (6ED Glossary: Discard). */
export interface DiscardCards {
  readonly do: 'discardCards';
  /** Whose cards they are. */
  readonly who: Reference;
  readonly what: Reference;
  /** Bound to the cards that were discarded, where they are now. */
  readonly as?: string;
}

export const discardCards = (who: Reference, what: Reference): DiscardCards => ({
  do: 'discardCards',
  who,
  what,
});

const word: Word<DiscardCards> = {
  text: ({ who, what }, say) => say.act(who, 'discard', say.noun(what).text),
  aim: ({ who }) => who,
  binds: ({ as }) => thisWay(as, 'discarded'),
};
export default word;
