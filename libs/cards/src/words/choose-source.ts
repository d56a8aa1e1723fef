import type { Filter } from '../language.ts';
import { article } from '../say/grammar.ts';
import { one } from '../say/noun.ts';
import type { Say, Word } from '../say/word.ts';

/** A source of damage (6ED 419.7c). */
export interface ChooseSource {
  readonly do: 'chooseSource';
  readonly which: Filter;
  readonly as: string;
}

export const chooseSource = (which: Filter, as: string): ChooseSource => ({
  do: 'chooseSource',
  which,
  as,
});

const word: Word<ChooseSource> = {
  text: ({ which }, say) => `choose ${source(which, say)}`,
  binds: ({ which, as }, say) => ({
    name: as,
    noun: one(`${source(which, say)} of your choice`, { later: 'that source' }),
    isSaidLater: true,
  }),
};
export default word;

function source(which: Filter, say: Say): string {
  return article(`${say.quality(which)} source`.trim());
}
