import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** One basic land type in the text is read as another; both are chosen on resolution (6ED 413.2c). */
export interface ChangeLandWord {
  readonly do: 'changeLandWord';
  readonly what: Reference;
}

export const changeLandWord = (what: Reference): ChangeLandWord => ({ do: 'changeLandWord', what });

const word: Word<ChangeLandWord> = {
  text: ({ what }, say) =>
    `replace all instances of one basic land type in the text of ${say.noun(what).text} with another`,
  aim: ({ what }) => what,
};
export default word;
