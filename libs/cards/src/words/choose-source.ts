import { sourceText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A source of damage (6ED 419.7c). */
export interface ChooseSource {
  readonly do: 'chooseSource';
  readonly which: Filter;
  /** Bound to the source. */
  readonly as: string;
}

export const chooseSource = (which: Filter, as: string): ChooseSource => ({
  do: 'chooseSource',
  which,
  as,
});

const word: Word<ChooseSource> = {
  text: ({ which }, say) => `choose ${sourceText(which, '', say)}`,
  binds: ({ which, as }, say) => ({
    name: as,
    noun: one(sourceText(which, ' of your choice', say), { later: 'that source' }),
    isSaidLater: true,
  }),
};
export default word;
