import { kindOfCards } from '../filter-text.ts';
import type { Filter, Reference } from '../language.ts';
import { article, listed, numberWord } from '../say/grammar.ts';
import { many, one, ownPossessive, possessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/**
 * A player searches. An unrestricted search must find `count` cards, or all there are; one
 * for cards of a kind may find fewer (6ED Glossary: Search). A search for all may have to find those in a graveyard,
 * as the edition says.
 */
export interface Search {
  readonly do: 'search';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly for: Filter;
  /** Bound to the list of cards that are found; to nothing, if none is. */
  readonly as: string;
  readonly count?: number | 'any number' | 'all';
  /** Fewer may be found of any card, too. */
  readonly upTo?: true;
  /** The library, unless it says otherwise. */
  readonly zones?: readonly ('library' | 'hand' | 'graveyard')[];
  /** That player's own, unless it says otherwise. */
  readonly whose?: Reference;
}

export const search = (wanted: Filter, as: string, count?: Search['count']): Search => ({
  do: 'search',
  for: wanted,
  as,
  ...(count === undefined ? {} : { count }),
});

const word: Word<Search> = {
  text(
    { who = 'you', for: wanted, count = 1, upTo, zones = ['library'], whose },
    say,
    { graveyard },
  ) {
    const names = zones.map((zone) => (zone === 'graveyard' ? graveyard : zone));
    const searcher = say.noun(who);
    const owner = whose === undefined ? ownPossessive(searcher) : possessive(say.noun(whose));
    const where = `${owner} ${listed(names)}`;
    const isAnyCard = 'all' in wanted && wanted.all.length === 0;
    const many = `${isAnyCard && upTo !== true ? '' : 'up to '}${typeof count === 'number' ? numberWord(count) : ''}`;
    const howMany = count === 'any number' ? 'any number of' : count === 'all' ? 'all' : many;
    const found =
      count === 1
        ? article(kindOfCards(wanted, 'one', say))
        : `${howMany} ${kindOfCards(wanted, 'many', say)}`;
    const rest = `${where} for ${found}`;
    return who === 'you' ? `search ${rest}` : say.states(searcher, 'search', rest);
  },
  binds({ as, count = 1, who = 'you', whose }) {
    const owner = who === 'you' && whose === undefined ? ({ owner: 'your' } as const) : {};
    const noun =
      count === 1
        ? one('that card', { later: 'that card', isPut: true, ...owner })
        : many('those cards', { later: 'those cards', isPut: true, ...owner });
    return { name: as, noun };
  },
};
export default word;
