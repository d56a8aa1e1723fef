import type { Filter, Reference } from '../language.ts';
import { kindOfCards } from '../filter-text.ts';
import { article } from '../say/grammar.ts';
import { many, one, ownPossessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/**
 * A player reveals cards from the top of the library, one after the other, until one of a kind comes, or all of them if
 * none does. They stay where they are.
 */
export interface RevealUntil {
  readonly do: 'revealUntil';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly until: Filter;
  /** Bound to the card that came; to nothing, if none did. */
  readonly as: string;
  /** Bound to all that came before it, the first one first. */
  readonly others?: string;
}

export const revealUntil = (until: Filter, as: string, others?: string): RevealUntil =>
  others === undefined
    ? { do: 'revealUntil', until, as }
    : { do: 'revealUntil', until, as, others };

const word: Word<RevealUntil> = {
  text({ who = 'you', until }, say) {
    const noun = who === 'you' ? say.noun('you') : say.asLater(who);
    const library = `${ownPossessive(noun)} library`;
    const kind = article(kindOfCards(until, 'one', say));
    return say.act(who, 'reveal', `cards from the top of ${library} until ${kind} is revealed`);
  },
  aim: ({ who }) => who,
  binds({ who = 'you', as, others }) {
    const put = { isPut: true, ...(who === 'you' && { owner: 'your' }) } as const;
    const rest = many('the other cards revealed this way', { later: 'those cards', ...put });
    return {
      name: as,
      noun: one('that card', { later: 'that card', ...put }),
      ...(others !== undefined && { more: [{ name: others, noun: rest }] }),
    };
  },
};
export default word;
