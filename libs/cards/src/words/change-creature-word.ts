import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** One creature type in the text is read as another; both are chosen on resolution (TSP 418.6). */
export interface ChangeCreatureWord {
  readonly do: 'changeCreatureWord';
  readonly what: Reference;
  /** What the new type can't be. */
  readonly except?: string;
}

export const changeCreatureWord = (what: Reference): ChangeCreatureWord => ({
  do: 'changeCreatureWord',
  what,
});

const word: Word<ChangeCreatureWord> = {
  text({ what, except }, say) {
    const change = `replace all instances of one creature type in the text of ${say.noun(what).text} with another`;
    return except === undefined ? change : `${change} that isn’t ${except}`;
  },
  aim: ({ what }) => what,
};
export default word;
