import type { Amount } from '../amounts.ts';
import { headText } from '../filter-text.ts';
import type { CardsInZone, Filter, Reference } from '../language.ts';
import { article } from '../say/grammar.ts';
import { numberedText } from '../say/amounts.ts';
import { many, one, type Noun } from '../say/noun.ts';
import type { Say, Word } from '../say/word.ts';

/** A player chooses one of these objects, or `count` of them; all, if there are no more. */
export interface Choose {
  readonly do: 'choose';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly among: Reference;
  /** Bound to what is chosen: one object, or a list where `count` is not 1. */
  readonly as: string;
  readonly count?: Amount;
  /** As many as the player likes, up to `count`. */
  readonly upTo?: true;
}

export const choose = (among: Reference, as: string, count?: Amount): Choose =>
  count === undefined ? { do: 'choose', among, as } : { do: 'choose', among, as, count };

const word: Word<Choose> = {
  text({ who = 'you', among, count = 1, upTo }, say) {
    if (who === 'you') return say.act(who, 'choose', chosen(among, count, say, upTo).text);
    // Who chooses is spoken of before whose it is.
    const chooser = say.noun(who);
    return say.states(chooser, 'choose', chosen(among, count, say, upTo).text);
  },
  aim: ({ among }) => among,
  binds: ({ who = 'you', among, as, count = 1, upTo }, say) =>
    isOthersDiscard(say)
      ? { name: as, noun: count === 1 ? one('that card') : many('those cards') }
      : who === 'you'
        ? { name: as, noun: chosen(among, count, say, upTo), isSaidLater: true }
        : {
            name: as,
            noun: { ...(count === 1 ? THE_CHOSEN : THOSE_CHOSEN), ...whereFrom(among, say) },
          },
};
export default word;

/** Whether somebody else discards what is chosen: who chooses has to be said then. */
const isOthersDiscard = ({ next }: Pick<Say, 'next'>): boolean =>
  next?.do === 'discardCards' && next.who !== 'you';

/** Where those lie among which others choose, if that has been said. */
function whereFrom(among: Reference, say: Say): Partial<Noun> {
  if (typeof among !== 'object' || !('bound' in among)) return {};
  const { owner, isPut } = say.asLater(among);
  return {
    ...(owner === undefined ? {} : { owner }),
    ...(isPut === undefined ? {} : { isPut }),
  };
}

const THE_CHOSEN = one('the chosen one', { later: 'it' });
const THOSE_CHOSEN = many('those chosen', { later: 'those' });

/** What is chosen, as the object of a sentence: `two cards from your hand`. */
function chosen(among: Reference, count: Amount, say: Say, upTo?: true): Noun {
  const before = upTo === true ? 'up to ' : '';
  const noun = (of: Filter | CardsInZone, more: Partial<Noun> = {}): Noun => {
    if (upTo === true && isAllOf(count, of)) return many(`any number of ${say.kind(of, 'many')}`);
    if (count === 1)
      return one(upTo === true ? `up to one ${say.kind(of)}` : several(of, 1, say), {
        ...more,
        later: `that ${'cards' in of ? 'card' : headText(of)}`,
      });
    return many(`${before}${several(of, count, say)}`, more);
  };
  if (typeof among === 'object' && 'every' in among) return noun(among.every);
  if (typeof among === 'object' && 'cards' in among) {
    // Said first: whose they are is named by it.
    const said = noun(among, { isPut: true });
    const { owner = '' } = say.noun(among);
    return owner === '' ? said : { ...said, owner };
  }
  if (typeof among === 'object' && 'otherHostsOf' in among) {
    return one('another permanent of that type that it can enchant');
  }
  const { text, number, owner, isPut } = say.noun(among);
  const more = {
    ...(owner === undefined ? {} : { owner }),
    ...(isPut === undefined ? {} : { isPut }),
  };
  // Of a single card there is nothing to choose but whether.
  if (number === 'one') return one(upTo === true ? `${text}, if you like,` : text, more);
  const isAny = upTo === true && say.previous?.do === 'lookAtTop' && say.previous.amount === count;
  const some = isAny ? `any number of ${text}` : `${before}${say.numeral(count)} of ${text}`;
  return count === 1 ? one(some, more) : many(some, more);
}

/** `a creature you control`, `two cards from your hand`. */
function several(of: Filter | CardsInZone, count: Amount, say: Say): string {
  const kinds =
    count === 1 ? article(say.kind(of)) : numberedText(count, say.kind(of, 'many'), say);
  const isInHand = 'cards' in of && of.in !== 'graveyard';
  return isInHand ? kinds.replace(' in ', ' from ') : kinds;
}

/** As many as there are, which is any number. */
const isAllOf = (count: Amount, of: Filter | CardsInZone): boolean =>
  typeof count === 'object' &&
  'count' in count &&
  JSON.stringify(count.count) === JSON.stringify(of);
