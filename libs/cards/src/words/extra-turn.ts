import type { Reference } from '../language.ts';
import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** 6ED 300.6. */
export interface ExtraTurn {
  readonly do: 'extraTurn';
  readonly who: Reference;
  /** A name for the turn, by which what is delayed until one of its steps knows it. */
  readonly as?: string;
}

export const extraTurn = (who: Reference): ExtraTurn => ({ do: 'extraTurn', who });

const word: Word<ExtraTurn> = {
  text: ({ who }, say) => say.act(who, 'take', 'an extra turn after this one'),
  aim: ({ who }) => who,
  binds: ({ as }) => ({ name: as ?? '', noun: one('that turn') }),
};
export default word;
