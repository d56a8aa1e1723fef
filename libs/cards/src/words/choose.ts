import type { Reference } from '../language.ts';
import { article, numberWord } from '../say/grammar.ts';
import { many, one, type Noun } from '../say/noun.ts';
import type { Say, Word } from '../say/word.ts';

/** The controller of the text chooses one of these objects, or `count` of them; all, if there are no more. */
export interface Choose {
  readonly do: 'choose';
  readonly among: Reference;
  /** Bound to what is chosen: one object, or a list where `count` is not 1. */
  readonly as: string;
  readonly count?: number;
}

export const choose = (among: Reference, as: string, count?: number): Choose =>
  count === undefined ? { do: 'choose', among, as } : { do: 'choose', among, as, count };

const word: Word<Choose> = {
  text: ({ among, count = 1 }, say) => `choose ${chosen(among, count, say).text}`,
  aim: ({ among }) => among,
  binds: ({ among, as, count = 1 }, say) => ({
    name: as,
    noun: chosen(among, count, say),
    isSaidLater: true,
  }),
};
export default word;

/** What is chosen, as the object of a sentence: `two cards from your hand`. */
function chosen(among: Reference, count: number, say: Say): Noun {
  const noun = (kind: string, kinds: string, more: Partial<Noun> = {}): Noun =>
    count === 1 ? one(article(kind), more) : many(`${numberWord(count)} ${kinds}`, more);
  if (typeof among === 'object' && 'every' in among) {
    return noun(say.kind(among.every), say.kind(among.every, 'many'));
  }
  if (typeof among === 'object' && 'cardsIn' in among) {
    const { text, owner = '' } = say.noun(among);
    const from = text.replace(/^.* in /u, 'from ');
    const put = { isPut: true, ...(owner === '' ? {} : { owner }) } as const;
    return noun(`card ${from}`, `cards ${from}`, put);
  }
  if (typeof among === 'object' && 'otherHostsOf' in among) {
    return one('another permanent of that type that it can enchant');
  }
  return (count === 1 ? one : many)(`${numberWord(count)} of ${say.noun(among).text}`);
}
