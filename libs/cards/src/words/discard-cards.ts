import type { Reference } from '../language.ts';
import { verbFor } from '../say/noun.ts';
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
  text({ who, what }, say) {
    const kept = keptOf(what);
    if (kept === null) return say.act(who, 'discard', () => say.noun(what).text);
    return say.act(
      who,
      'choose',
      `${say.noun({ bound: kept }).text} and ${verbFor(say.noun(who), 'discard')} the rest`,
    );
  },
  aim: ({ who }) => who,
  binds: ({ as }) => thisWay(as, 'discarded'),
};
export default word;

/** Under which name the cards are known that are kept, where all others of a hand are discarded. */
function keptOf(what: Reference): string | null {
  if (typeof what !== 'object' || !('cards' in what) || !('not' in what.cards)) return null;
  const { not } = what.cards;
  if (!('among' in not) || typeof not.among !== 'object' || !('bound' in not.among)) return null;
  return not.among.bound;
}
