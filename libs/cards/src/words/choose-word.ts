import type { Reference, WordKind } from '../language.ts';
import { article } from '../say/grammar.ts';
import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A player chooses a word of the game as the text is followed (6ED 413.2c); the name is bound to it. */
export interface ChooseWord {
  readonly do: 'chooseWord';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly of: WordKind;
  /** Bound to the word. */
  readonly as: string;
}

export const chooseWord = (of: WordKind, as: string): ChooseWord => ({ do: 'chooseWord', of, as });

const word: Word<ChooseWord> = {
  text: ({ who = 'you', of }, say) => say.act(who, 'choose', article(of)),
  binds: ({ of, as }) => ({ name: as, noun: one(`the chosen ${of}`) }),
};
export default word;
