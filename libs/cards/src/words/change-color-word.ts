import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** One colour word in the text is read as another; both are chosen on resolution (6ED 413.2c). */
export interface ChangeColorWord {
  readonly do: 'changeColorWord';
  readonly what: Reference;
}

export const changeColorWord = (what: Reference): ChangeColorWord => ({
  do: 'changeColorWord',
  what,
});

const word: Word<ChangeColorWord> = {
  text: ({ what }, say) =>
    `replace all instances of one color word in the text of ${say.noun(what).text} with another`,
  aim: ({ what }) => what,
};
export default word;
